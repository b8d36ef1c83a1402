import { classes } from '../../ui/classes.ts';
import type { PersonCard as Card } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';
import { PersonCard } from './PersonCard.tsx';
import { narrowPlaces, widePlaces } from './places.ts';
import styles from './pool.module.css';

interface Props {
  people: Pick<Card, 'name' | 'slug' | 'role' | 'portrait'>[];
  heading?: CardHeading;
  className?: string | undefined;
}

/** Everybody at sea: the water stands at the same height in all portraits of a row, whatever their size. */
export const Pool = ({ people, heading = 'h3', className }: Props) => {
  const wide = widePlaces(people.length);
  const narrow = narrowPlaces(people.length);
  return (
    <div className={classes(styles.pool, className)}>
      <ul className={styles.places}>
        {people.map((person, index) => (
          <li
            key={person.slug}
            className={styles.place}
            data-start={wide[index]?.start}
            data-span={wide[index]?.span}
            data-widest={wide[index]?.widest}
            data-narrow-start={narrow[index]?.start}
            data-narrow-span={narrow[index]?.span}
            data-narrow-widest={narrow[index]?.widest}
          >
            <PersonCard
              person={person}
              heading={heading}
              sizes={`(width >= 1024px) ${(wide[index]?.span ?? 4) * 8}vw, ${(narrow[index]?.span ?? 6) * 8}vw`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
