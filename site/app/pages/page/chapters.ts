import type { Block, BlockOf } from '../../blocks/block.ts';

type Text = BlockOf<'title-and-text'>;

export interface Chapter {
  /** Where the contents lead. */
  id: string;
  title: string;
  block: Text;
}

/** `Wie ziet het nog méér?` → `wie-ziet-het-nog-meer`, so that an address says where it leads. */
const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u00ad\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A title that comes back, or has no letters, leads by its place. */
const distinct = (anchor: string, index: number, before: string[]) =>
  anchor && !before.includes(anchor) ? anchor : `${anchor || 'part'}-${index + 1}`;

/** The texts a page begins with, which read as one, and what comes after them. */
export const chaptersOf = (blocks: Block[]): { chapters: Chapter[]; rest: Block[] } => {
  const chapters: Chapter[] = [];
  for (const block of blocks) {
    if (block.name !== 'title-and-text' || !block.data.title) break;
    const ids = chapters.map(({ id }) => id);
    const id = distinct(anchorOf(block.data.title), chapters.length, ids);
    chapters.push({ id, title: block.data.title, block });
  }
  return { chapters, rest: blocks.slice(chapters.length) };
};
