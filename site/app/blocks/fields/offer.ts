import * as v from 'valibot';
import { safeUrl } from './link.ts';
import { text } from './text.ts';

/** The six vacancy types of `spec.md` §3. A code the board invents is shown without a label, not dropped. */
export const vacancyTypes = ['contract', 'fulltime', 'internship', 'parttime', 'seasonal', 'temporary'] as const;
export type VacancyType = (typeof vacancyTypes)[number];

const hours = v.optional(v.number());

/** What a row of a vacancy shows, in one language. Offers come from the job board, parsed; see `content/jobs`. */
export const offerCard = v.object({
  id: v.string(),
  title: text,
  department: v.optional(text),
  location: v.optional(text),
  /** The specification's type that the board's code stands for, if it stands for one. */
  type: v.optional(v.picklist(vacancyTypes)),
  /** Where "read more" leads: a path of this site, or the board's page. */
  url: safeUrl,
  hours: v.object({ min: hours, max: hours }),
});
export type OfferCard = v.InferOutput<typeof offerCard>;
