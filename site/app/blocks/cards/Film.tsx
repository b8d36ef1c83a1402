import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PlayFace } from '../../ui/player/PlayFace.tsx';
import type { Film as FilmData } from '../fields/index.ts';
import styles from './Film.module.css';
import { FilmPlayer } from './FilmPlayer.tsx';
import { HostedFilm } from './HostedFilm.tsx';

const Caption = ({ film: { title, description } }: { film: FilmData }) => (
  <figcaption className={styles.caption}>
    <p className={styles.name}>{title}</p>
    {description && (
      <div className={styles.about}>
        <Paragraphs text={description} />
      </div>
    )}
  </figcaption>
);

/** A film of our own: its poster, and a disc over the corner that plays it. */
const OwnFilm = ({ film }: { film: FilmData }) => {
  const locale = useLocale();
  const { poster, file, duration } = film;
  return (
    <figure className={styles.film}>
      {poster ? (
        <Picture image={poster} sizes="(width < 1024px) 100vw, 92vw" className={styles.poster} />
      ) : (
        <span className={styles.poster} aria-hidden="true" />
      )}
      {file && (
        <div className={styles.play}>
          <FilmPlayer film={film}>
            <PlayFace>
              {m.film_play({}, { locale })}
              {duration && <span className="numbers">, {duration}</span>}
            </PlayFace>
          </FilmPlayer>
        </div>
      )}
      <Caption film={film} />
    </figure>
  );
};

/** A film with its title and what it is about: a file of our own, or a host's behind its gate. */
export const Film = ({ film }: { film: FilmData }) =>
  film.hostedUrl && !film.file ? <HostedFilm film={film} url={film.hostedUrl} /> : <OwnFilm film={film} />;
