import styles from './Mark.module.css';
import type { Right } from './rights.ts';

/** A right for the eye: a disc, a disc that sets, a ring, a thin ring. What it means stands beside it in words. */
export const Mark = ({ right }: { right: Right }) => (
  <span className={styles.mark} data-right={right} aria-hidden="true" />
);
