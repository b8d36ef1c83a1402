import { caseCard, caseCardParts, maybe, personCard, personCardParts } from '../../app/blocks/fields/index.ts';
import { type Ask, absent, found } from '../ask.ts';
import { caseCards } from './cards.ts';
import { readEntry, slugOf } from './entry.ts';
import { readSome } from './list.ts';
import { defineOwn } from './own.ts';

const { kind, quote, quoteName, quoteRole } = caseCard.entries;

const own = defineOwn({
  fields: ['kind', 'year', 'quote', 'quoteName', 'quoteRole'],
  populate: { ...caseCardParts.populate, solutions: { fields: ['title', 'slug'] }, person: personCardParts },
  entries: { kind, quote, quoteName, quoteRole, person: maybe(personCard) },
});

const header = {
  block: 'case-header',
  facts: ['client', 'solutions', 'year'],
  fallbacks: ['title', 'image', 'imageNarrow'],
} as const;

/** How many other cases a case leads to. */
const others = 2;

/** A case, and a few others. */
export const readCase = async (ask: Ask, address: string | undefined) => {
  const slug = slugOf(address);
  if (!slug) return absent;
  const [entry, more] = await Promise.all([
    readEntry(ask, slug, { collection: 'cases', header, own }),
    readSome(ask, caseCards, others, { slug: { $ne: slug } }),
  ]);
  return entry.found ? found({ ...entry.value, more }) : absent;
};
