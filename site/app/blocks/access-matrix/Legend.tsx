import { List } from '../../ui/List.tsx';
import styles from './access-matrix.module.css';
import { Mark } from './Mark.tsx';
import { type Right, rights } from './rights.ts';

/** What the discs mean, as far as they occur. Each cell says it in words too, so this is for the eye alone. */
export const Legend = ({ shown, labels }: { shown: Right[]; labels: Record<Right, string> }) => (
  <div className={styles.legend} aria-hidden="true">
    <List of={rights.filter((right) => shown.includes(right))}>
      {(right) => (
        <>
          <Mark right={right} />
          {labels[right]}
        </>
      )}
    </List>
  </div>
);
