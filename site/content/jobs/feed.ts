import * as v from 'valibot';
import { isSafeUrl, maybe, maybeNumber, maybeText, text, vacancyTypes } from '../../app/blocks/fields/index.ts';
import { knownLocales, type Locale } from '../../app/locale/locales.ts';
import type { Offer, Offers } from './offer.ts';
import { toIso } from './when.ts';

/** Links lead to a page of the site or of the board: nothing that writes mail or rings. */
const leadsToPage = (url: string) => /^(?:\/|https?:)/i.test(url) && isSafeUrl(url);

const when = v.fallback(v.pipe(v.nullable(v.string()), v.transform(toIso)), () => undefined);

/** An offer of Recruitee's public careers API, as far as the site uses it. */
const boardOffer = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  title: text,
  department: maybeText,
  location: maybeText,
  city: maybeText,
  employment_type_code: maybeText,
  careers_url: v.pipe(text, v.check(leadsToPage, 'leads to no page')),
  close_at: when,
  min_hours: maybeNumber,
  max_hours: maybeNumber,
  translations: v.fallback(
    v.record(v.string(), maybe(v.object({ title: maybeText, department: maybeText }))),
    () => ({}),
  ),
});
type BoardOffer = v.InferOutput<typeof boardOffer>;

/** `fulltime` and `fulltime_permanent` are both fulltime; a code of the board's own is no type. */
const typeOf = (code: string | undefined) => vacancyTypes.find((type) => code === type || code?.startsWith(`${type}_`));

const inLocale = (offer: BoardOffer, locale: Locale): Offer => ({
  id: offer.id,
  title: offer.translations[locale]?.title ?? offer.title,
  department: offer.translations[locale]?.department ?? offer.department,
  // The country, which `location` adds, is no news to a reader and English to a Dutch one.
  location: offer.city ?? offer.location,
  type: typeOf(offer.employment_type_code),
  url: offer.careers_url,
  hours: { min: offer.min_hours, max: offer.max_hours },
  closesAt: offer.close_at,
});

/** An offer that had to be left out, and why. */
export interface Fault {
  place: number;
  issues: string[];
}

/**
 * Reads a whole feed, offer by offer: a bad one is left out and told.
 * @throws {Error} when it is no feed, or holds offers of which not one will do: a good list must not give way to that
 */
export const parseFeed = (json: unknown): { offers: Offers; faults: Fault[] } => {
  const { offers: raws } = v.parse(v.object({ offers: v.array(v.unknown()) }), json);
  const faults: Fault[] = [];
  const good = raws.flatMap((raw, place) => {
    const parsed = v.safeParse(boardOffer, raw);
    if (parsed.success) return [parsed.output];
    faults.push({ place, issues: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`) });
    return [];
  });
  if (raws.length > 0 && good.length === 0) throw new Error(`not one of ${raws.length} offers can be read`);
  const entries = knownLocales.map((locale) => [locale, good.map((offer) => inLocale(offer, locale))]);
  return { offers: Object.fromEntries(entries), faults };
};
