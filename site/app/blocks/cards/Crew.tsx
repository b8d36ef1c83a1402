import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { PersonCard } from '../fields/index.ts';
import styles from './Crew.module.css';

type Member = Pick<PersonCard, 'name' | 'slug' | 'role' | 'portrait' | 'cutout'>;

interface Props {
  people: Member[];
  /** Empty chairs between them: outlined discs, since what is outlined is missing. */
  seats?: boolean;
}

/** Empty chairs before the nth of a row, which begins again after five; one more stands at its end. */
const before = [1, 2, 0, 1, 2];

const Seats = ({ count }: { count: number }) =>
  [...Array(count).keys()].map((seat) => <li key={seat} className={styles.seat} aria-hidden="true" />);

const Person = ({ name, slug, role, portrait, cutout = portrait }: Member) => (
  <li className={styles.person}>
    <LocaleLink to={`/employees/${slug}`} className={styles.link}>
      {cutout && <Picture image={cutout} alt="" sizes="(width < 1024px) 42vw, 20vw" className={styles.cutout} />}
      <span className={styles.tag}>
        {name}
        <span className={styles.role}>{role}</span>
      </span>
    </LocaleLink>
  </li>
);

/**
 * Colleagues who stand at the bottom of their section, the next one's wave at their chins. Each name says who is to be
 * seen, so the pictures keep silent; to the eye it comes with the pointer or the focus.
 */
export const Crew = ({ people, seats = false }: Props) =>
  people.length > 0 && (
    <ul className={classes(styles.crew, seats && styles.seats)} data-fill="end">
      {people.flatMap((person, index) => [
        seats && <Seats key={`before ${person.slug}`} count={before[index % before.length] ?? 0} />,
        <Person key={person.slug} {...person} />,
      ])}
      {seats && <Seats count={1} />}
    </ul>
  );
