import { Link } from 'react-router';

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

/** A filter of plain links, the chosen one marked. */
export const FilterLinks = ({ label, options }: Props) => (
  <nav aria-label={label}>
    <ul>
      {options.map((option) => (
        <li key={option.href}>
          <Link to={option.href} aria-current={option.current ? 'true' : undefined}>
            {option.label}
            {option.count !== undefined && <span> {option.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
