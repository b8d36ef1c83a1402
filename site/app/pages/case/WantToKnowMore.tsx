import { Ways } from '../../blocks/cards/Ways.tsx';
import type { PersonCard } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './WantToKnowMore.module.css';

/** The colleague who is responsible for a case, standing in the water of what follows, and one disc to ask them. */
export const WantToKnowMore = ({ person }: { person: PersonCard }) => {
  const locale = useLocale();
  const { name, email, cutout, portrait } = person;
  const [firstName = name] = name.split(' ');
  const figure = cutout ?? portrait;
  return (
    <Section theme="tide" labelledBy="want-to-know-more">
      <div className={classes('columns', styles.ask)} data-fill={cutout && 'end'}>
        <h2 id="want-to-know-more" className={styles.title}>
          {m.case_want_to_know_more({}, { locale })}
        </h2>
        <div className={styles.offer}>
          <Ways person={person} />
          {email && <DiscLink to={`mailto:${email}`}>{m.case_ask({ name: firstName }, { locale })}</DiscLink>}
        </div>
        {figure && (
          <Picture
            image={figure}
            alt=""
            fit={cutout ? 'contain' : 'cover'}
            sizes="(width < 1024px) 88vw, 44vw"
            className={cutout ? styles.cutout : styles.portrait}
          />
        )}
      </div>
    </Section>
  );
};
