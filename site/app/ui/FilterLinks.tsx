import { Link } from 'react-router';
import styles from './FilterLinks.module.css';

export interface FilterOption {
  label: string;
  href: string;
  /** How many it leaves; undefined when nobody counted. */
  count: number | undefined;
  current: boolean;
}

interface Props {
  label: string;
  options: FilterOption[];
}

/** A filter of plain links, the chosen one marked by a disc. */
export const FilterLinks = ({ label, options }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.words}>
      {options.map((option) => (
        <li key={option.href}>
          <Link
            to={option.href}
            preventScrollReset
            className={styles.word}
            aria-current={option.current ? 'true' : undefined}
          >
            {option.label}
            {option.count !== undefined && <span className={styles.count}> {option.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
