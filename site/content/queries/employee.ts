import * as v from 'valibot';
import {
  figure,
  figures,
  list,
  maybe,
  maybeText,
  personCard,
  personCardParts,
  richText,
  safeUrl,
  text,
} from '../../app/blocks/fields/index.ts';
import { type Ask, absent, found } from '../ask.ts';
import { insightCards } from './cards.ts';
import { readEntry, slugOf } from './entry.ts';
import { readSome } from './list.ts';
import { defineOwn } from './own.ts';

const { name, role, email, phone } = personCard.entries;

const own = defineOwn({
  fields: ['role', 'email', 'phone', 'linkedin', 'meetingUrl', 'knowledgeQuote', 'knowledgeLead', 'knowledgeText'],
  populate: {
    ...personCardParts.populate,
    team: { fields: ['title', 'slug'] },
    knowledgeImage: figures,
    agenda: true,
    hours: true,
  },
  entries: {
    name,
    role,
    email,
    phone,
    linkedin: maybe(safeUrl),
    meetingUrl: maybe(safeUrl),
    knowledgeQuote: maybeText,
    knowledgeLead: maybeText,
    knowledgeText: richText,
    knowledgeImage: maybe(figure),
    hours: list(
      v.pipe(
        v.object({ text }),
        v.transform((hour) => hour.text),
      ),
    ),
    agenda: list(v.object({ date: text, title: text, place: maybeText })),
  },
});

const header = { block: 'employee-header', facts: ['name', 'role', 'portrait', 'cutout', 'team'] } as const;

/** How many of their insights a colleague's page shows. */
const latest = 3;

/**
 * A colleague and their latest insights. Those are a call of their own, since the CMS puts no limit on what it populates.
 */
export const readEmployee = async (ask: Ask, address: string | undefined) => {
  const slug = slugOf(address);
  if (!slug) return absent;
  const [entry, insights] = await Promise.all([
    readEntry(ask, slug, { collection: 'employees', titled: 'name', header, own }),
    readSome(ask, insightCards, latest, { author: { slug: { $eq: slug } } }),
  ]);
  return entry.found ? found({ ...entry.value, insights }) : absent;
};
