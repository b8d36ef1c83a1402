import { classes } from '../../ui/classes.ts';
import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { measure } from '../../ui/title/measure.ts';
import type { Item } from '../fields/index.ts';
import styles from './Words.module.css';

interface Props {
  chapters: Item[];
  heading: 'h2' | 'h3';
  /** Large words that step down to the right, or in rows. */
  as: 'steps' | 'rows';
}

/** Chapters without a picture: their titles are the picture, all of one size, which the longest allows. */
export const Words = ({ chapters, heading: Heading, as }: Props) => {
  const { longest } = measure(chapters.map(({ title }) => title).join('\n'));
  return (
    <div className={classes(styles.words, styles[as])} data-em={longest} data-em-whole={longest}>
      <List of={chapters} ordered>
        {({ title, text, note }) => (
          <>
            <Heading className={classes('display', styles.word)}>{title}</Heading>
            {(text || note) && (
              <div className={styles.text}>
                {text && <Paragraphs text={text} />}
                {note && <p className="muted">{note}</p>}
              </div>
            )}
          </>
        )}
      </List>
    </div>
  );
};
