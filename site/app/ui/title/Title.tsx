import { Fragment } from 'react';
import { classes } from '../classes.ts';
import { measure } from './measure.ts';
import styles from './title.module.css';
import './widths.css';

interface Props {
  /** An editor breaks its lines with newlines; after a soft hyphen it stays one word. */
  text: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'div' | 'strong';
  /** `fit` fills the width, in one line from 1024 if it can; `statement` keeps its lines and leaves room for the disc. */
  kind?: 'fit' | 'statement';
  className?: string | undefined;
}

/**
 * A title as large as its longest line allows. Its width comes as a number of em from the font's own advances
 * (`emWidth`), by attribute, since the policy allows no `style`. Too long for that, it is an ordinary T1.
 */
export const Title = ({ text, as: Tag = 'h1', kind = 'fit', className }: Props) => {
  const { lines, longest, whole } = measure(text);
  if (!longest)
    return <Tag className={classes('t1', className)}>{lines.join(' ').replaceAll('\u00ad ', '\u00ad')}</Tag>;
  const oneLine = kind === 'fit' ? whole : undefined;
  return (
    <Tag
      className={classes('display', styles.title, styles[kind], className)}
      data-em={longest}
      data-em-whole={oneLine ?? longest}
    >
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && !lines[index - 1]?.endsWith('\u00ad') && ' '}
          <span className={classes(styles.line, oneLine !== undefined && styles.joined)}>{line}</span>
        </Fragment>
      ))}
    </Tag>
  );
};
