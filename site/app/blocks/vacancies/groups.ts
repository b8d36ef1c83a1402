import type { OfferCard, VacancyType } from '../fields/index.ts';
// Not by way of the index, which would bring the parser with it.
import { vacancyTypes } from '../fields/vacancyTypes.ts';

export interface Group {
  /** Undefined for offers whose type the board invented: they stand without a label. */
  type: VacancyType | undefined;
  offers: OfferCard[];
}

/** Vacancies by type, in the specification's order; those of no known type last. */
export const groupsOf = (offers: OfferCard[]): Group[] =>
  [...vacancyTypes, undefined]
    .map((type) => ({ type, offers: offers.filter((offer) => offer.type === type) }))
    .filter((group) => group.offers.length > 0);
