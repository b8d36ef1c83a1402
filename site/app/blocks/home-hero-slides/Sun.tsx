import styles from './Sun.module.css';

/** The disc that floats; another like it lies in the water. */
export const Sun = () => <span className={styles.disc} aria-hidden="true" />;
