import { classes } from '../classes.ts';
import styles from './Ripple.module.css';

/** A line of small waves in the colour of the text; the class says where and how long. Never across text. */
export const Ripple = ({ className }: { className?: string | undefined }) => (
  <span className={classes(styles.ripple, className)} aria-hidden="true" />
);
