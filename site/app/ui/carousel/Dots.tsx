import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Ripple } from '../water/Ripple.tsx';
import styles from './carousel.module.css';
import type { Controls, Position } from './Engine.tsx';

interface Props extends Position {
  controls: Controls | undefined;
}

/** A buoy for every place, on a ripple; the one we are at is the disc. */
export const Dots = ({ controls, place, places }: Props) => {
  const locale = useLocale();
  return (
    <div className={styles.dots}>
      <Ripple className={styles.ripple} />
      <ul className={styles.buoys}>
        {Array.from({ length: places }, (_, number) => number).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.buoy}
              aria-label={m.carousel_go_to({ number: number + 1 }, { locale })}
              aria-current={number === place ? 'true' : undefined}
              onClick={() => controls?.to(number)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
