/**
 * The words in which the demo content is written. Nothing here touches Strapi: an entry is plain data, and
 * `plant.ts` turns references, pictures and text into what the document service takes.
 */
import { textFromMarkdown } from './text';

export type Fields = Record<string, unknown>;

export interface Entry {
  /** `type:key`, unique in the whole seed, what `ref()` names. For a single type the type alone. */
  key: string;
  en: Fields;
  /** Absent: this entry has no Dutch counterpart. */
  nl?: Fields;
  /** Drafts are seeded too, so that an editor sees some and a test can prove that no visitor does. */
  draft?: boolean;
}

/** `ref('case:terminal')`: the document of that key, in the language of the entry that names it. */
export const ref = (key: string) => ({ $ref: key });

export const motifs = [
  'crane',
  'stack',
  'bridge',
  'hull',
  'cubes',
  'turbine',
  'lock',
  'tug',
  'beacon',
  'drawbridge',
  'lift',
  'hall',
  'bow',
  'pile',
] as const;
export type Motif = (typeof motifs)[number];
export type View = 'landscape' | 'narrow' | 'wide';

export type Picture =
  | { $picture: 'art'; slug: string; motif: Motif; view: View }
  | { $picture: 'portrait' | 'cutout'; person: string }
  | { $picture: 'wordmark'; name: string };

/** A motif drawn for a slug, which seeds everything about it but the motif: 1600×1200, narrow 960×1200, wide 2000×1200. */
export const art = (slug: string, motif: Motif, view: View = 'landscape'): Picture => ({
  $picture: 'art',
  slug,
  motif,
  view,
});
export const portrait = (person: string): Picture => ({ $picture: 'portrait', person });
export const cutout = (person: string): Picture => ({ $picture: 'cutout', person });
export const wordmark = (name: string): Picture => ({ $picture: 'wordmark', name });

/** A file of `seed/media`, such as a film or its captions. */
export const file = (name: string) => ({ $file: name });

/** A page block by its component name, for a dynamic zone. */
export const block = (component: string, fields: Fields) => ({ __component: component, ...fields });

/** Markdown (paragraphs, ## headings, lists, > quotes, **bold**, *italic*, [links](/cases)) as Strapi's blocks. */
export const text = (markdown: string) => textFromMarkdown(markdown);
