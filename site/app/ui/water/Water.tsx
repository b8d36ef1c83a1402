import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Water.module.css';

interface Props {
  /** What is seen under water: a copy of what stands in the parent, in the same places, with nothing in it to press. */
  children: ReactNode;
  /** Ripples and other things that float: moved with the water, never sliced. */
  floating?: ReactNode;
  theme?: 'tide' | 'ink' | 'signal';
  className?: string | undefined;
}

/**
 * A layer of water over the lower part of its parent, which must be positioned and set `--level` (0 at its top, 1 at its
 * bottom). The edge travels one tile while the content moves back as far, so that what is written stands still. The copy
 * wears the water's colours, and slices where filters can: the parent's own text is the one that is read aloud.
 */
export const Water = ({ children, floating, theme = 'tide', className }: Props) => (
  <div className={classes(styles.water, className)} aria-hidden="true">
    <div className={styles.sheet} data-theme={theme}>
      <div className={styles.still}>
        <div className={styles.sliced}>{children}</div>
        {floating}
      </div>
    </div>
  </div>
);
