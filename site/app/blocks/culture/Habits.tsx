import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { Item } from '../fields/index.ts';
import styles from './Culture.module.css';

/** What we do without being asked, a row each. */
export const Habits = ({ habits }: { habits: Item[] }) => (
  <div className={styles.habits}>
    <List of={habits}>
      {({ title, text, note }) => (
        <>
          <h3 className={styles.habit}>{title}</h3>
          <div className={styles.why}>
            {text && <Paragraphs text={text} />}
            {note && <p className="muted">{note}</p>}
          </div>
        </>
      )}
    </List>
  </div>
);
