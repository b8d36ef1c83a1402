import * as v from 'valibot';
import { safeUrl } from './link.ts';
import { image } from './media.ts';
import { maybe, maybeNumber, maybeText, text } from './text.ts';

/** A slug as it may stand in an address: no separators, no control characters, bounded. */
export const slug = v.pipe(v.string(), v.normalize('NFC'), v.regex(/^[^\p{C}\s/\\?#%]{1,200}$/u));

/** What leads somewhere: a category, a team, a solution. */
export const named = v.object({ title: text, slug });
const caseKind = v.picklist(['product', 'regular', 'testimonial']);
export type CaseKind = v.InferOutput<typeof caseKind>;

/** What a card of a case shows. */
export const caseCard = v.object({
  title: text,
  slug,
  kind: v.fallback(caseKind, 'regular'),
  summary: maybeText,
  year: maybeNumber,
  image: maybe(image),
  imageNarrow: maybe(image),
  quote: maybeText,
  quoteName: maybeText,
  quoteRole: maybeText,
  client: maybe(v.object({ name: text })),
});
export type CaseCard = v.InferOutput<typeof caseCard>;

/** What a row or card of an insight shows. */
export const insightCard = v.object({
  title: text,
  slug,
  summary: maybeText,
  date: text,
  readingMinutes: maybeNumber,
  image: maybe(image),
  imageNarrow: maybe(image),
  category: maybe(named),
});
export type InsightCard = v.InferOutput<typeof insightCard>;

/** What a portrait of a colleague shows. */
export const personCard = v.object({
  name: text,
  slug,
  role: text,
  email: maybeText,
  phone: maybeText,
  portrait: maybe(image),
  cutout: maybe(image),
});
export type PersonCard = v.InferOutput<typeof personCard>;

/** What colour the disc behind somebody takes, where signal is the colour of their hair. */
export const discColour = v.picklist(['signal', 'paper', 'tide']);

/** A colleague who can be reached. */
export const contactPerson = v.pick(personCard, ['name', 'slug', 'role', 'email', 'phone', 'portrait']);
export type ContactPerson = v.InferOutput<typeof contactPerson>;

/** A client's or partner's mark. */
export const partnerCard = v.object({ name: text, text: maybeText, url: maybe(safeUrl), logo: maybe(image) });
export type PartnerCard = v.InferOutput<typeof partnerCard>;
