import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Film } from '../cards/Film.tsx';
import type { BlockView } from '../view.ts';
import styles from './video.module.css';

/** A film, and why to look at it. */
const Video: BlockView<'video'> = ({ block: { title, text, film } }) => (
  <>
    {(title || text) && (
      <div className={`columns ${styles.intro}`}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {text && (
          <div className={`lead ${styles.text}`}>
            <Paragraphs text={text} />
          </div>
        )}
      </div>
    )}
    <Film film={film} />
  </>
);

export default Video;
