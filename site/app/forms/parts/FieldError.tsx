import styles from './form.module.css';

/** What is wrong with a field, beneath it: there is room for it from the start. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <span id={id} aria-live="polite" className={styles.error}>
    {children}
  </span>
);
