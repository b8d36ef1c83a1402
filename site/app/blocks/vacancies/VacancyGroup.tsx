import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import type { OfferCard, VacancyType } from '../fields/index.ts';
import { typeLabels } from './labels.ts';
import styles from './Vacancies.module.css';
import { Vacancy } from './Vacancy.tsx';

interface Props {
  /** Undefined for offers whose type the board invented: they stand without a label. */
  type: VacancyType | undefined;
  offers: OfferCard[];
}

/** The vacancies of one type, where `/careers#internship` leads. */
export const VacancyGroup = ({ type, offers }: Props) => {
  const locale = useLocale();
  const label = type && typeLabels[type]({}, { locale });
  return (
    <div id={type} className={styles.group}>
      {label && <p className="t4">{label}</p>}
      <List of={offers} label={label}>
        {(offer) => <Vacancy offer={offer} />}
      </List>
    </div>
  );
};
