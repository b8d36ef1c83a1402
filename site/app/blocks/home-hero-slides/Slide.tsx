import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import type { Film } from '../fields/index.ts';
import { Press } from './Press.tsx';
import { Sea } from './Sea.tsx';
import styles from './Slide.module.css';
import { Statement } from './Statement.tsx';
import { Sun } from './Sun.tsx';
import { sceneOf } from './scenes.ts';
import type { Sitter, Slide as SlideData } from './schema.ts';

interface Props {
  slide: SlideData;
  index: number;
  film: Film | null | undefined;
  /** Who is there to be drawn; a picture of the slide's own takes their place. */
  crew: Sitter[];
}

/** One slide: what it states, and where that leads. The first wears the section's own colours. */
export const Slide = ({ slide: { statement, lead, link, image, imageNarrow }, index, film, crew }: Props) => {
  const scene = sceneOf(index);
  const { sky, water } = scene;
  const played = film?.file || film?.hostedUrl ? film : null;
  return (
    <div className={styles.scene} data-scene={scene.name} data-theme={sky}>
      {image && (
        <Picture
          image={image}
          narrow={imageNarrow}
          eager={index === 0}
          sizes="(width < 1024px) 100vw, 42vw"
          className={styles.picture}
        />
      )}
      {scene.name === 'sun' && <Sun />}
      <Statement text={statement} as={index === 0 ? 'h1' : 'h2'} />
      <Sea scene={scene} statement={statement} crew={image ? [] : crew} />
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
