import { classes } from './classes.ts';
import styles from './DepthGauge.module.css';

/** How deep a section lies, on a scale down the right edge. For the eye alone: it says nothing about the content. */
export const DepthGauge = ({ metres }: { metres: number }) => (
  <div className={styles.gauge} aria-hidden="true">
    <span className={classes(styles.level, 'numbers')}>−{Math.abs(metres).toFixed(2)} m</span>
  </div>
);
