import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Film, SiteLink } from '../fields/index.ts';
import { Play } from './Play.tsx';
import styles from './Press.module.css';
import sun from './Sun.module.css';
import type { Scene } from './scenes.ts';

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
    <LocaleLink to={link.url} className={sun.play}>
      <span className={sun.face}>
        <Icon name="arrow" className={sun.arrow} />
        {link.label}
      </span>
    </LocaleLink>
  );
};
