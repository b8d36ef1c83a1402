import type { ReactNode } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './NamedRows.module.css';

export interface NamedRow {
  name: string;
  /** A row without one leads nowhere. */
  url: string | undefined;
  text: string | undefined;
  /** What else stands in it where there is room. */
  mark?: ReactNode;
}

interface Props {
  rows: NamedRow[];
  icon: IconName;
  className?: string | undefined;
}

/** Names in large type, each with why: a row each, which as a whole leads there. */
export const NamedRows = ({ rows, icon, className }: Props) => (
  <ul className={classes(styles.rows, className)}>
    {rows.map(({ name, url, text, mark }) => (
      <li key={name} className={styles.row}>
        <h3 className={classes('t2', styles.name)}>
          {url ? (
            <LocaleLink to={url} className="cover">
              {name}
            </LocaleLink>
          ) : (
            name
          )}
        </h3>
        {text && <p className={styles.text}>{text}</p>}
        {mark && <div className={styles.mark}>{mark}</div>}
        {url && <Icon name={icon} className={styles.arrow} />}
      </li>
    ))}
  </ul>
);
