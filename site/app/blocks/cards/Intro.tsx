import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import styles from './Intro.module.css';

interface Props {
  title: string;
  text: string | undefined;
  /** Where a hash in an address leads. */
  id?: string | undefined;
  /** How large the title is set. */
  size?: 't1' | 't2' | 't4';
  className?: string | undefined;
}

/** How most blocks begin: their title, which is an h2 everywhere but in headers, and a few words, of which the first lead. */
export const Intro = ({ title, text, id, size = 't2', className }: Props) => (
  <div className={classes(styles.intro, className)}>
    <h2 id={id} className={size}>
      {title}
    </h2>
    {text && <Paragraphs text={text} />}
  </div>
);
