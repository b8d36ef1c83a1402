import { type Ref, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './Permission.module.css';

interface Props {
  title: string;
  text: string;
  /** What it says while it is allowed. */
  on: string;
  /** Without it there is nothing to choose. */
  choice?: { name: string; allowed: boolean; off: string; ref: Ref<HTMLInputElement> };
}

/** A category of cookies, with the sea beside it: what is allowed floats, what is refused is an empty ring on the ground. */
export const Permission = ({ title, text, on, choice }: Props) => {
  const id = useId();
  return (
    <li className={classes(styles.permission, !choice && styles.fixed)}>
      {choice && (
        <input
          ref={choice.ref}
          id={id}
          type="checkbox"
          name={choice.name}
          defaultChecked={choice.allowed}
          aria-describedby={`${id}-text`}
          className={styles.input}
        />
      )}
      <div className={styles.words}>
        {choice ? (
          <label className={styles.title} htmlFor={id}>
            {title}
          </label>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        <p className={styles.state} aria-hidden={choice ? 'true' : undefined}>
          <span className={styles.on}>{on}</span>
          {choice && <span className={styles.off}>{choice.off}</span>}
        </p>
        <p className={styles.text} id={`${id}-text`}>
          {text}
        </p>
      </div>
      <div className={styles.sea} aria-hidden="true">
        <span className={styles.disc} />
        <span className={styles.water} />
      </div>
    </li>
  );
};
