import { useState } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import styles from './carousel.module.css';
import type { Controls, Position } from './Engine.tsx';

interface Props extends Position {
  controls: Controls | undefined;
  infinite: boolean;
}

/** What moves by itself can be told to stop (WCAG 2.2.2). */
const Play = ({ play }: { play: (on: boolean) => void }) => {
  const locale = useLocale();
  const [on, setOn] = useState(true);
  const toggle = () => {
    play(!on);
    setOn(!on);
  };
  return (
    <button type="button" className={styles.play} onClick={toggle}>
      {on ? m.carousel_pause({}, { locale }) : m.carousel_play({}, { locale })}
    </button>
  );
};

/** Back in outline, on in full: one disc is the one to press. */
export const NavButtons = ({ controls, infinite, place, places }: Props) => {
  const locale = useLocale();
  return (
    <div className={styles.nav}>
      {controls?.play && <Play play={controls.play} />}
      <button
        type="button"
        className={classes(styles.step, styles.outlined)}
        aria-label={m.carousel_previous({}, { locale })}
        aria-disabled={!infinite && place === 0}
        onClick={controls?.previous}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={m.carousel_next({}, { locale })}
        aria-disabled={!infinite && place === places - 1}
        onClick={controls?.next}
      >
        <Icon name="arrow" />
      </button>
    </div>
  );
};
