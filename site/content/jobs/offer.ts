import type { OfferCard } from '../../app/blocks/fields/index.ts';
import type { Locale } from '../../app/locale/locales.ts';

/** An open vacancy, in one language: what its row shows, and what only the server asks about. */
export interface Offer extends OfferCard {
  /** ISO, or undefined for one that stays open until it is taken down. */
  closesAt: string | undefined;
}

export type Offers = Record<Locale, Offer[]>;
