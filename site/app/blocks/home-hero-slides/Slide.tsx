import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import type { Film } from '../fields/index.ts';
import styles from './HomeHeroSlides.module.css';
import { Press } from './Press.tsx';
import { Sea } from './Sea.tsx';
import { Statement } from './Statement.tsx';
import { sceneOf } from './scenes.ts';
import type { Slide as SlideData } from './schema.ts';

interface Props {
  slide: SlideData;
  index: number;
  film: Film | null | undefined;
}

/** One slide: what it states, and where that leads. The first wears the section's own colours. */
export const Slide = ({ slide: { statement, lead, link, image, imageNarrow }, index, film }: Props) => {
  const scene = sceneOf(index);
  const { sky, water } = scene;
  const played = film?.file || film?.hostedUrl ? film : null;
  return (
    <div className={classes(styles.scene, styles[scene.name])} data-theme={sky}>
      {image && (
        <Picture
          image={image}
          narrow={imageNarrow}
          eager={index === 0}
          sizes="(width < 1024px) 100vw, 42vw"
          className={styles.picture}
        />
      )}
      {scene.name === 'sun' && <span className={styles.disc} aria-hidden="true" />}
      <Statement text={statement} as={index === 0 ? 'h1' : 'h2'} />
      <Sea scene={scene} statement={statement} crowd={!image} />
      <Press scene={scene} film={played} link={link} />
      <div className={styles.foot} data-theme={water}>
        {lead && (
          <div>
            <Paragraphs text={lead} />
          </div>
        )}
        {played && link && <ActionLink link={link} />}
      </div>
    </div>
  );
};
