import { List } from '../../ui/List.tsx';
import { useHash } from '../../ui/useHash.ts';
import type { OfferCard } from '../fields/index.ts';
import { groupsOf } from './groups.ts';
import styles from './Vacancies.module.css';
import { Vacancy } from './Vacancy.tsx';
import { VacancyGroup } from './VacancyGroup.tsx';
import { VacancyTypes } from './VacancyTypes.tsx';

/** The first few, each with its type. */
export const SomeVacancies = ({ offers }: { offers: OfferCard[] }) => (
  <List of={offers}>{(offer) => <Vacancy offer={offer} withType />}</List>
);

/** All of them by type; or those of the type that the address names. */
export const AllVacancies = ({ offers }: { offers: OfferCard[] }) => {
  const hash = useHash();
  const groups = groupsOf(offers);
  const chosen = groups.find(({ type }) => type && hash === `#${type}`);
  return (
    <>
      {groups.length > 1 && (
        <div className={styles.types}>
          <VacancyTypes groups={groups} count={offers.length} chosen={chosen} />
        </div>
      )}
      {groups.map((group) => (
        <VacancyGroup key={group.type ?? ''} group={group} hidden={chosen !== undefined && group !== chosen} />
      ))}
    </>
  );
};
