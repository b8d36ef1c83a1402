import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/title/Title.tsx';
import { Water } from '../../ui/water/Water.tsx';
import styles from './Afloat.module.css';
import { linesOf, skyOf } from './look.ts';

interface Props {
  title: string;
  kind: 'product' | 'service';
  order: number | undefined;
  /** Whether the word is the page's title, or a picture of what a link beside it says. */
  as: 'h1' | 'div';
  className?: string | undefined;
  /** What is written in the water. */
  children: ReactNode;
}

/** The name of a product or service as a picture: it stands at the waterline, a disc behind it. */
export const Afloat = ({ title, kind, order, as, className, children }: Props) => {
  const word = linesOf(title);
  return (
    <div
      className={classes(styles.afloat, className)}
      data-sky={skyOf(kind, order)}
      data-lines={word.includes('\n') ? 2 : 1}
    >
      <span className={styles.disc} aria-hidden="true" />
      <div aria-hidden={as === 'div' || undefined}>
        <Title as={as} text={word} kind="statement" className={styles.word} />
      </div>
      <Water theme="ink" className={styles.water}>
        <span className={styles.disc} aria-hidden="true" />
        <Title as="div" text={word} kind="statement" className={styles.word} />
      </Water>
      <div className={styles.foot}>{children}</div>
    </div>
  );
};
