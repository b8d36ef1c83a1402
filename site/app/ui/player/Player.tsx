import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/chunks.ts';
import { classes } from '../classes.ts';
import type { Playable } from './film.ts';
import { Moving } from './Moving.tsx';
import styles from './player.module.css';

interface Props {
  film: Playable;
  /** What the dialog's way out says. */
  close: string;
  /** Of what is pressed. */
  className?: string | undefined;
  /** The face of what is pressed. */
  children: ReactNode;
}

type Dialog = typeof import('./PlayerDialog.tsx').default;
const load = () => loadChunk('player', () => import('./PlayerDialog.tsx'));

/**
 * Something to press that plays a film: in a dialog, whose script comes when it is wanted. Before that script, or
 * without any, the film unfolds in its place.
 */
export const Player = ({ film, close, className, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  const [failed, setFailed] = useState(false);
  // Who has unfolded the film already keeps it; who stands on the summary goes on standing there.
  useEffect(() => {
    if (details.current?.open) return;
    const standing = details.current?.contains(document.activeElement);
    setReady(true);
    if (standing) requestAnimationFrame(() => button.current?.focus());
  }, []);
  const play = () =>
    load().then(
      (module) => setDialog(() => module.default),
      () => setFailed(true),
    );
  const ended = () => {
    setDialog(undefined);
    button.current?.focus();
  };
  if (!ready || failed)
    return (
      <details ref={details} className={styles.details} open={failed || undefined}>
        <summary className={classes(styles.press, className)}>{children}</summary>
        {/* A poster would be fetched with the page, though nobody sees it before the film unfolds. */}
        <Moving film={failed ? film : { ...film, poster: undefined }} className={styles.film} />
      </details>
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(styles.press, className)}
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={play}
      >
        {children}
      </button>
      {Dialog && <Dialog film={film} close={close} onClose={ended} />}
    </>
  );
};
