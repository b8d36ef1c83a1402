import { Link } from 'react-router';
import styles from './catalogue.module.css';
import { hrefOf, type Query } from './query.ts';

interface Props {
  label: string;
  query: Query;
  /** What each of these words makes of the query. */
  options: { word: string; change: Query }[];
}

/** Some words of which one is pressed. */
export const Choice = ({ label, query, options }: Props) => (
  <div className={styles.choice}>
    <span className="muted">{label}</span>
    <ul>
      {options.map(({ word, change }) => {
        const href = hrefOf({ ...query, ...change });
        return (
          <li key={word}>
            <Link to={href} className={styles.word} aria-current={href === hrefOf(query) ? 'true' : undefined}>
              {word}
            </Link>
          </li>
        );
      })}
    </ul>
  </div>
);
