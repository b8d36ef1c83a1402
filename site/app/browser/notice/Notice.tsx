import { type ReactNode, useSyncExternalStore } from 'react';
import { room } from '../consent/room.ts';
import styles from './Notice.module.css';

interface Props {
  /** The horizon beside the words: flat without wind, waves with it. */
  sea: 'flat' | 'waves';
  shown: boolean;
  children: ReactNode;
}

/** Something the visitor should know and need not answer: at the foot of the window, said politely. */
export const Notice = ({ sea, shown, children }: Props) => {
  const below = useSyncExternalStore(room.subscribe, room.get, () => 0);
  return (
    <div role="status" className={styles.place} style={{ marginBlockEnd: below }}>
      {shown && (
        <div className={styles.notice} data-theme={sea === 'flat' ? 'ink' : 'tide'}>
          <span className={styles.horizon} data-sea={sea} aria-hidden="true" />
          <p className={styles.words}>{children}</p>
        </div>
      )}
    </div>
  );
};
