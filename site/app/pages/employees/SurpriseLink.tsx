import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { PersonCard } from '../../blocks/fields/index.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import styles from './surprise.module.css';

const loadTide = () => import('./Tide.tsx');
const Tide = lazy(loadTide);

interface Props {
  people: PersonCard[];
  /** Whom it leads to without a script. */
  slug: string;
}

const pick = (people: PersonCard[]) => people[Math.floor(Math.random() * people.length)];

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** To a colleague one did not choose. With a script the tide chooses, and shows whom before it leads there. */
export const SurpriseLink = ({ people, slug }: Props) => {
  const locale = useLocale();
  const [risen, setRisen] = useState<PersonCard>();
  const surprise = (event: MouseEvent) => {
    const person = pick(people);
    if (!person || opensElsewhere(event)) return;
    event.preventDefault();
    setRisen(person);
  };
  return (
    <div className={styles.surprise}>
      <DiscLink to={`/employees/${slug}`} onClick={surprise} onPointerEnter={loadTide} onFocus={loadTide}>
        {m.filter_surprise_me({}, { locale })}
      </DiscLink>
      <Suspense>{risen && <Tide people={people} risen={risen} onEnd={() => setRisen(undefined)} />}</Suspense>
    </div>
  );
};
