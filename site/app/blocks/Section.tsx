import type { ReactNode } from 'react';
import type { Edge, Theme } from './define.ts';

interface Props {
  /** The block's name, for tests and for anyone who asks where a part of a page comes from. */
  name: string;
  theme: Theme;
  edge: Edge;
  children: ReactNode;
}

/** The frame that gives a block its ground, its width and its distance: blocks own none of them. */
export const Section = ({ name, theme, edge, children }: Props) => (
  <section data-block={name} data-theme={theme} data-edge={edge}>
    {children}
  </section>
);
