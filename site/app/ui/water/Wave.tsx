import { classes } from '../classes.ts';
import styles from './Wave.module.css';

/** Three states of one sea: the house wave, long and low, short and quick. */
export type Sea = 'swell' | 'calm' | 'chop';

interface Props {
  sea: Sea;
  className?: string | undefined;
}

/** A section's own colour rising over what lies above it. Its parent must be positioned. */
export const Wave = ({ sea, className }: Props) => (
  <div className={classes(styles.wave, styles[sea], className)} aria-hidden="true">
    <div className={styles.tiles} />
  </div>
);
