import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import type { Film } from '../fields/index.ts';
import styles from './HostedFilm.module.css';

/** A host's film: our own poster and a way out. Nothing is asked of the host before the visitor goes there. */
export const HostedFilm = ({ film: { title, description, duration, poster }, url }: { film: Film; url: string }) => {
  const locale = useLocale();
  return (
    <figure className={styles.gate}>
      <div className={styles.sky}>
        {poster && <Picture image={poster} sizes="(width < 1024px) 100vw, 90vw" className={styles.poster} />}
        <span className={styles.ring} aria-hidden="true" />
      </div>
      <figcaption className={styles.water} data-theme="ink">
        <Wave sea="swell" />
        <div>
          <p className="t2">{title}</p>
          {duration && <p className={`numbers ${styles.duration}`}>{duration}</p>}
        </div>
        <div className={styles.consent}>
          {description && <Paragraphs text={description} />}
          <p>{m.film_consent({}, { locale })}</p>
          <DiscLink to={url} icon="out">
            {m.film_elsewhere({}, { locale })}
          </DiscLink>
        </div>
      </figcaption>
    </figure>
  );
};
