import styles from './combobox.module.css';
import { cut } from './options.ts';

/** An option, what was typed underlined in it. */
export const Found = ({ label, typed }: { label: string; typed: string }) => {
  const [before, match, after] = cut(label, typed) ?? [label, '', ''];
  return (
    <>
      {before}
      {match && <mark className={styles.match}>{match}</mark>}
      {after}
    </>
  );
};

/** Nothing matches: the disc has sunk. */
export const Nothing = ({ text }: { text: string }) => (
  <div className={styles.box}>
    <span className={styles.horizon} aria-hidden="true" />
    <p className={styles.none}>{text}</p>
  </div>
);
