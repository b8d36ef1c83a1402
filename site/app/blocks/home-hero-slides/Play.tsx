import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { FilmPlayer } from '../cards/FilmPlayer.tsx';
import type { Film } from '../fields/index.ts';
import styles from './Play.module.css';
import sun from './Sun.module.css';

const Face = () => {
  const locale = useLocale();
  return (
    <span className={classes(sun.face, styles.face)}>
      <svg viewBox="0 0 44 48" width="44" height="48" aria-hidden="true">
        <path d="M2 1v46l42-23z" fill="currentColor" />
      </svg>
      {m.film_play({}, { locale })}
    </span>
  );
};

/** The film is played where it is ours; where it is a host's, this leads to it. */
export const Play = ({ film }: { film: Film }) => {
  const locale = useLocale();
  if (!film.file)
    return (
      film.hostedUrl && (
        <LocaleLink to={film.hostedUrl} className={sun.play}>
          <Face />
        </LocaleLink>
      )
    );
  return (
    <div className={styles.film}>
      <FilmPlayer film={film} className={sun.play}>
        <Face />
        <span className={styles.closes}>{m.menu_close_word({}, { locale })}</span>
      </FilmPlayer>
    </div>
  );
};
