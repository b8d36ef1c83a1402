import * as v from 'valibot';
import type { Populates } from './fields/index.ts';

export const themes = ['paper', 'fog', 'ink', 'signal', 'tide'] as const;
const edges = ['none', 'swell', 'calm', 'chop'] as const;
export type Theme = (typeof themes)[number];
export type Edge = (typeof edges)[number];

/** What every block has; it belongs to the section frame, so a view never sees it. */
export const frameSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'paper'),
  edge: v.fallback(v.picklist(edges), 'none'),
});

/**
 * One page block: the Strapi component it comes from, what the CMS must send, and what must be populated for it.
 * @param component the component's uid, e.g. `text.quote`
 */
export const defineBlock = <const Entries extends v.ObjectEntries>(
  component: string,
  entries: Entries,
  populate: Populates = {},
) => ({
  component,
  schema: v.object(entries),
  populate,
});
