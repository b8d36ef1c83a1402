import type { Locale } from '../../app/locale/locales.ts';

/** The six vacancy types of `spec.md` §3. A code the board invents is shown without a label, not dropped. */
export const vacancyTypes = ['contract', 'fulltime', 'internship', 'parttime', 'seasonal', 'temporary'] as const;
export type VacancyType = (typeof vacancyTypes)[number];

/** An open vacancy, in one language. */
export interface Offer {
  id: string;
  title: string;
  department: string | undefined;
  location: string | undefined;
  /** The board's own code, e.g. `fulltime_permanent`. */
  code: string | undefined;
  /** The specification's type that the code stands for, if it stands for one. */
  type: VacancyType | undefined;
  /** Where "read more" leads: a path of this site, or the board's page. */
  url: string;
  hours: { min: number | undefined; max: number | undefined };
  publishedAt: string | undefined;
}

export type Offers = Record<Locale, Offer[]>;
