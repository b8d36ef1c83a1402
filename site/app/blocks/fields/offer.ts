import * as v from 'valibot';
import { safeUrl } from './link.ts';
import { text } from './text.ts';
import { vacancyTypes } from './vacancyTypes.ts';

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
