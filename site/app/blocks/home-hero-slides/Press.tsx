import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FilmPlayer } from '../cards/FilmPlayer.tsx';
import type { Film, SiteLink } from '../fields/index.ts';
import styles from './HomeHeroSlides.module.css';
import type { Scene } from './scenes.ts';

const Face = () => {
  const locale = useLocale();
  return (
    <span className={styles.face}>
      <svg viewBox="0 0 44 48" width="44" height="48" aria-hidden="true">
        <path d="M2 1v46l42-23z" fill="currentColor" />
      </svg>
      {m.film_play({}, { locale })}
    </span>
  );
};

/** The film is played where it is ours; where it is a host's, this leads to it. */
const Play = ({ film }: { film: Film }) => {
  const locale = useLocale();
  if (!film.file)
    return (
      film.hostedUrl && (
        <LocaleLink to={film.hostedUrl} className={styles.play}>
          <Face />
        </LocaleLink>
      )
    );
  return (
    <div className={styles.film}>
      <FilmPlayer film={film} className={styles.play}>
        <Face />
        <span className={styles.closes}>{m.menu_close_word({}, { locale })}</span>
      </FilmPlayer>
    </div>
  );
};

interface Props {
  scene: Scene;
  film: Film | null | undefined;
  link: SiteLink | null | undefined;
}

/** The one thing to press on a slide: the film, or its link. The sun is pressed itself; a buoy has its label outside. */
export const Press = ({ scene, film, link }: Props) => {
  if (film) return <Play film={film} />;
  if (!link) return null;
  if (scene.name !== 'sun')
    return (
      <DiscLink to={link.url} size="large" className={styles.press}>
        {link.label}
      </DiscLink>
    );
  return (
    <LocaleLink to={link.url} className={styles.play}>
      <span className={styles.face}>
        <Icon name="arrow" className={styles.arrow} />
        {link.label}
      </span>
    </LocaleLink>
  );
};
