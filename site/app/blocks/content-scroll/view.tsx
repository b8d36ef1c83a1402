import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { BlockView } from '../view.ts';
import styles from './content-scroll.module.css';
import { Rising } from './Rising.tsx';

/** Chapters beside one picture, over which the water rises while one reads. */
const ContentScroll: BlockView<'content-scroll'> = ({ block: { title, image, imageNarrow, chapters } }) => {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={`columns ${styles.scroll}`}>
        {image && <Rising image={image} narrow={imageNarrow} notes={chapters.map(({ note }) => note ?? '')} />}
        <div className={styles.chapters}>
          <List of={chapters} ordered>
            {({ title, text, note }) => (
              <div className={styles.chapter}>
                <Heading className={`t1 ${styles.heading}`}>{title}</Heading>
                {text && (
                  <div className={`lead ${styles.text}`}>
                    <Paragraphs text={text} />
                  </div>
                )}
                {note && <p className={styles.note}>{note}</p>}
              </div>
            )}
          </List>
        </div>
      </div>
    </>
  );
};

export default ContentScroll;
