import { classes } from '../../ui/classes.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PersonCard, SiteLink } from '../fields/index.ts';
import styles from './Asking.module.css';
import { Ways } from './Ways.tsx';

interface Props {
  title: string;
  text?: string | undefined;
  action: SiteLink | undefined;
  person: PersonCard | undefined;
}

/** Something to ask, one disc to press, and the colleague who picks up: they stand in the water of what follows. */
export const Asking = ({ title, text, action, person }: Props) => {
  const figure = person?.cutout ?? person?.portrait;
  return (
    <div className={classes('columns', styles.asking)} data-fill={figure ? 'end' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.offer}>
        {text && (
          <div className="lead">
            <Paragraphs text={text} />
          </div>
        )}
        {action && (
          <DiscLink to={action.url} size="medium" className={styles.press}>
            {action.label}
          </DiscLink>
        )}
        {action?.description && <p className="muted">{action.description}</p>}
      </div>
      {person && <Ways person={person} className={styles.ways} />}
      {figure && (
        <Picture
          image={figure}
          fit={person?.cutout ? 'contain' : 'cover'}
          sizes="(width < 1024px) 78vw, 34vw"
          className={classes(styles.figure, !person?.cutout && styles.framed)}
        />
      )}
    </div>
  );
};
