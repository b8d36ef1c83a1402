import { useRef } from 'react';
import { Icon } from '../Icon.tsx';
import { Modal } from '../Modal.tsx';
import type { Playable } from './film.ts';
import { Moving } from './Moving.tsx';
import styles from './player.module.css';

interface Props {
  film: Playable;
  /** What the way out says. */
  close: string;
  onClose: () => void;
}

/** The film over the page. Escape, the button and a press beside the picture end it; a film that nobody sees stands still. */
const PlayerDialog = ({ film, close, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const ended = () => {
    video.current?.pause();
    onClose();
  };
  return (
    <Modal ref={dialog} className={styles.dialog} data-theme="ink" aria-label={film.title} onClose={ended}>
      <form method="dialog" className={styles.bar}>
        <p className={styles.title}>{film.title}</p>
        <button type="submit" className={styles.close}>
          <Icon name="close" className={styles.cross} />
          {close}
        </button>
      </form>
      <Moving ref={video} film={film} autoPlay className={styles.film} />
    </Modal>
  );
};

export default PlayerDialog;
