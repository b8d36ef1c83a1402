import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import type { Group } from './groups.ts';
import { typeLabels } from './labels.ts';
import styles from './Vacancies.module.css';
import { Vacancy } from './Vacancy.tsx';

/** The vacancies of one type, where `/careers#internship` leads. */
export const VacancyGroup = ({ group: { type, offers }, hidden }: { group: Group; hidden: boolean }) => {
  const locale = useLocale();
  const label = type && typeLabels[type]({}, { locale });
  return (
    <div id={type} className={styles.group} hidden={hidden}>
      {label && <p className="t4">{label}</p>}
      <List of={offers} label={label}>
        {(offer) => <Vacancy offer={offer} />}
      </List>
    </div>
  );
};
