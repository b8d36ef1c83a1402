import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { OfferCard } from '../fields/index.ts';
import { typeLabels } from './labels.ts';
import styles from './Vacancies.module.css';

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
  const { title, department, location, type, url } = offer;
  const hours = range(offer.hours);
  const facts = [
    withType && type ? typeLabels[type]({}, { locale }) : undefined,
    department,
    location,
    hours === undefined ? undefined : m.vacancy_hours({ hours }, { locale }),
  ].filter((fact) => fact !== undefined);
  return (
    <article className={styles.vacancy}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ArrowLink to={url} className={classes('cover', styles.more)}>
        {m.vacancy_read_more({}, { locale })}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ArrowLink>
    </article>
  );
};
