import { useId } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import type { OfferCard } from '../fields/index.ts';
import { typeLabels } from './labels.ts';

const range = ({ min, max }: OfferCard['hours']): string | undefined =>
  min === undefined || max === undefined || min === max ? (min ?? max)?.toString() : `${min}–${max}`;

interface Props {
  offer: OfferCard;
  /** Where no group says of which type it is. */
  withType?: boolean;
}

/** A vacancy. Its link is called "Read more" and its title, since the first alone says nothing in a list of links. */
export const Vacancy = ({ offer, withType = false }: Props) => {
  const locale = useLocale();
  const id = useId();
  const { title, department, location, type, url } = offer;
  const hours = range(offer.hours);
  const facts = [
    withType && type ? typeLabels[type]({}, { locale }) : undefined,
    department,
    location,
    hours === undefined ? undefined : m.vacancy_hours({ hours }, { locale }),
  ].filter((fact) => fact !== undefined);
  return (
    <article>
      <h3 id={`${id}-title`}>{title}</h3>
      <List of={facts}>{(fact) => fact}</List>
      <LocaleLink to={url} id={`${id}-more`} aria-labelledby={`${id}-more ${id}-title`}>
        {m.vacancy_read_more({}, { locale })}
      </LocaleLink>
    </article>
  );
};
