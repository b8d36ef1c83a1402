import { images, personCardParts } from '../../app/blocks/fields/index.ts';
import { type Ask, absent, found } from '../ask.ts';
import { insightCards } from './cards.ts';
import { readEntry, slugOf } from './entry.ts';
import { readSome } from './list.ts';
import { defineOwn } from './own.ts';

const own = defineOwn({
  fields: ['date', 'readingMinutes'],
  populate: { ...images, author: personCardParts, category: { fields: ['title', 'slug'] } },
  entries: {},
});

const header = {
  block: 'insight-header',
  facts: ['author', 'date', 'category', 'readingMinutes'],
  fallbacks: ['title', 'image', 'imageNarrow'],
} as const;

/** How many other insights an insight leads to. */
const others = 3;

/** An insight, and the latest of the others. */
export const readInsight = async (ask: Ask, address: string | undefined) => {
  const slug = slugOf(address);
  if (!slug) return absent;
  const [entry, more] = await Promise.all([
    readEntry(ask, slug, { collection: 'insights', header, own }),
    readSome(ask, insightCards, others, { slug: { $ne: slug } }),
  ]);
  return entry.found ? found({ ...entry.value, more }) : absent;
};
