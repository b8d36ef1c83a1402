import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { BlockView } from '../view.ts';
import styles from './content-scroll.module.css';
import { Rising } from './Rising.tsx';
import { Words } from './Words.tsx';

/**
 * Chapters beside one picture, over which the water rises while one reads. Without a picture their titles are large enough
 * to be one: steps under the block's title, rows where it has none.
 */
const ContentScroll: BlockView<'content-scroll'> = ({ block: { title, image, imageNarrow, chapters } }) => {
  const Heading = title ? 'h3' : 'h2';
  if (!image)
    return (
      <>
        {title && <h2 className={`t4 ${styles.label}`}>{title}</h2>}
        <Words chapters={chapters} heading={Heading} as={title ? 'steps' : 'rows'} />
      </>
    );
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={`columns ${styles.scroll}`}>
        <Rising image={image} narrow={imageNarrow} notes={chapters.map(({ note }) => note ?? '')} />
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
