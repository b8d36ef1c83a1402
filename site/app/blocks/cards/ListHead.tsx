import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import styles from './ListHead.module.css';

interface Props {
  title: string;
  text: string | undefined;
  /** What follows the text, such as the way to more. */
  children?: ReactNode;
}

/** How a list of titles begins: its own title large, and beside it a few words. */
export const ListHead = ({ title, text, children }: Props) => (
  <>
    <h2 className={classes('t1', styles.title)}>{title}</h2>
    {(text || children) && (
      <div className={classes('lead', styles.beside)}>
        {text && <Paragraphs text={text} />}
        {children}
      </div>
    )}
  </>
);
