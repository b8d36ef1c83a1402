import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PersonCard as Card } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';
import styles from './person.module.css';

interface Props {
  person: Pick<Card, 'name' | 'slug' | 'role' | 'portrait'>;
  heading?: CardHeading;
  /** How wide the portrait is shown, as `sizes` of HTML says it. */
  sizes?: string;
}

/** A colleague among others: portrait, name and role. Without a portrait there is an empty chair. */
export const PersonCard = ({ person, heading: Heading = 'h3', sizes = '50vw' }: Props) => {
  const { name, slug, role, portrait } = person;
  return (
    <article className={styles.card}>
      {portrait ? (
        <Picture image={portrait} sizes={sizes} className={styles.portrait} />
      ) : (
        <span className={`${styles.portrait} ${styles.empty}`} aria-hidden="true" />
      )}
      <Heading className={styles.name}>
        <LocaleLink to={`/employees/${slug}`} grows className="cover">
          {name}
        </LocaleLink>
      </Heading>
      <p className={styles.role}>{role}</p>
    </article>
  );
};
