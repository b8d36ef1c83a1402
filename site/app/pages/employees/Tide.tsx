import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PersonCard } from '../../blocks/fields/index.ts';
import { m } from '../../locale/paraglide/messages.js';
import { localePath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import styles from './tide.module.css';

/** Long enough to read a name, short enough not to be waited for. */
const shownMs = 2200;

/** A picture that takes longer is not waited for. */
const patienceMs = 2500;

/** As many crowns as stand side by side. */
const crowd = 8;

interface Props {
  people: PersonCard[];
  risen: PersonCard;
  /** Somebody would rather not, or the page has been left. */
  onEnd: () => void;
}

const Standing = ({ person: { portrait, cutout = portrait }, eager }: { person: PersonCard; eager?: boolean }) =>
  cutout && (
    <Picture
      image={cutout}
      alt=""
      eager={eager ?? false}
      sizes={eager ? '(width >= 1024px) 52vw, 100vw' : '17vw'}
      fit="contain"
    />
  );

/** The others sink to their crowns, one rises before the disc; then their page comes. Escape calls it off. */
export default function Tide({ people, risen, onEnd }: Props) {
  const navigate = useNavigate();
  const locale = useLocale();
  const path = localePath(locale, `/employees/${risen.slug}`);
  const figure = useRef<HTMLDivElement>(null);
  const [up, setUp] = useState(false);
  useEffect(() => {
    const rise = () => setUp(true);
    const late = setTimeout(rise, patienceMs);
    void figure.current?.querySelector('img')?.decode().then(rise, rise);
    return () => clearTimeout(late);
  }, []);
  useEffect(() => {
    const leave = up && setTimeout(() => Promise.resolve(navigate(path)).finally(onEnd), shownMs);
    const stay = (event: KeyboardEvent) => event.key === 'Escape' && onEnd();
    document.addEventListener('keydown', stay);
    return () => {
      if (leave) clearTimeout(leave);
      document.removeEventListener('keydown', stay);
    };
  }, [up, navigate, path, onEnd]);
  const others = people.filter((person) => person !== risen).slice(0, crowd);
  return (
    <div className={styles.stage} data-theme="paper" data-up={up || undefined}>
      <div ref={figure} className={styles.risen}>
        <span className={styles.disc} aria-hidden="true" />
        <Standing person={risen} eager />
      </div>
      <p className={styles.name} role="status">
        {up && (
          <>
            <span className="small">{m.surprise_risen({ count: people.length }, { locale })}</span>{' '}
            <b className="t1">{risen.name}</b> <span className="lead">{risen.role}</span>
          </>
        )}
      </p>
      <div className={styles.sea} data-theme="tide" aria-hidden="true">
        <Wave sea="chop" />
        {others.map((person) => (
          <Standing key={person.slug} person={person} />
        ))}
      </div>
      <div className={styles.deep} data-theme="ink" aria-hidden="true">
        <Wave sea="calm" />
      </div>
    </div>
  );
}
