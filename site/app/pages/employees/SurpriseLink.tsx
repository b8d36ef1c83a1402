import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PersonCard } from '../../blocks/fields/index.ts';
import { loadChunk } from '../../browser/chunks.ts';
import { m } from '../../locale/paraglide/messages.js';
import { localePath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import styles from './surprise.module.css';

type Tide = typeof import('./Tide.tsx').default;
const loadTide = () => loadChunk('tide', () => import('./Tide.tsx'));
/** Whoever comes near may want it soon. */
const prepare = () => void loadTide().catch(() => undefined);

interface Props {
  people: PersonCard[];
  /** Whom it leads to without a script. */
  slug: string;
}

const pick = (people: PersonCard[]) => people[Math.floor(Math.random() * people.length)];

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * To a colleague one did not choose. With a script the tide chooses, and shows whom before it leads there; where the
 * tide does not come, it leads there at once.
 */
export const SurpriseLink = ({ people, slug }: Props) => {
  const locale = useLocale();
  const navigate = useNavigate();
  const [Tide, setTide] = useState<Tide>();
  const [risen, setRisen] = useState<PersonCard>();
  const surprise = (event: MouseEvent) => {
    const person = pick(people);
    if (!person || opensElsewhere(event)) return;
    event.preventDefault();
    loadTide().then(
      (module) => {
        setTide(() => module.default);
        setRisen(person);
      },
      () => navigate(localePath(locale, `/employees/${person.slug}`)),
    );
  };
  return (
    <div className={styles.surprise}>
      <DiscLink to={`/employees/${slug}`} onClick={surprise} onPointerEnter={prepare} onFocus={prepare}>
        {m.filter_surprise_me({}, { locale })}
      </DiscLink>
      {Tide && risen && <Tide people={people} risen={risen} onEnd={() => setRisen(undefined)} />}
    </div>
  );
};
