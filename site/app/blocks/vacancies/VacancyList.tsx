import { List } from '../../ui/List.tsx';
import { type OfferCard, vacancyTypes } from '../fields/index.ts';
import { Vacancy } from './Vacancy.tsx';
import { VacancyGroup } from './VacancyGroup.tsx';

/** All of them by type; or the first few, each with its type. */
export const VacancyList = ({ offers, limit }: { offers: OfferCard[]; limit: number }) => {
  if (limit > 0) return <List of={offers.slice(0, limit)}>{(offer) => <Vacancy offer={offer} withType />}</List>;
  return [...vacancyTypes, undefined].map((type) => {
    const own = offers.filter((offer) => offer.type === type);
    return own.length > 0 && <VacancyGroup key={type ?? ''} type={type} offers={own} />;
  });
};
