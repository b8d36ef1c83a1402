import styles from './Contents.module.css';
import { useCurrentPart } from './useCurrentPart.ts';

interface Props {
  label: string;
  /** What there is to read, by the ids of its parts; the note is for the eye alone. */
  entries: { id: string; label: string; note: string }[];
}

/** The contents of a long text, as links on a bar. With a script a disc lies at the part one reads. */
export const Contents = ({ label, entries }: Props) => {
  const current = useCurrentPart(entries.map(({ id }) => id));
  return (
    <nav aria-label={label} className={styles.contents}>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className={styles.entry}
              aria-current={entry.id === current ? 'location' : undefined}
            >
              <span className={styles.note} aria-hidden="true">
                {entry.note}
              </span>
              <span className={styles.label}>{entry.label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
