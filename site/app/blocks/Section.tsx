import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { DepthGauge } from '../ui/DepthGauge.tsx';
import { Wave } from '../ui/water/Wave.tsx';
import type { Edge, Theme } from './define.ts';
import styles from './Section.module.css';

interface Props {
  /** The block's name, for tests and for anyone who asks where a part of a page comes from; a screen's own parts have none. */
  name?: string;
  theme: Theme;
  edge?: Edge;
  /** Metres below the sea, where a page keeps a gauge. */
  depth?: number | undefined;
  /** The id of the heading that names it, where it is worth finding by name. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * The frame that gives a block its ground, its width and its distance: blocks own none of them. What it holds stands on
 * the grid of `styles/grid.css`; a part that fills the section to its edges says `data-fill` (see the styles).
 */
export const Section = ({ name, theme, edge = 'none', depth, labelledBy, children }: Props) => (
  <section
    className={classes('frame', styles.section)}
    aria-labelledby={labelledBy}
    data-block={name}
    data-theme={theme}
    data-edge={edge}
  >
    {edge !== 'none' && <Wave sea={edge} className={styles.edge} />}
    {depth !== undefined && <DepthGauge metres={depth} />}
    {children}
  </section>
);
