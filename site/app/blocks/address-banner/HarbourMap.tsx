import { classes } from '../../ui/classes.ts';
import styles from './HarbourMap.module.css';

const river = 'M-20 180C160 120 300 250 470 210S760 60 940 120V300C760 250 640 380 470 390S160 330 -20 390z';
const docks = 'M250 365L330 640H450L352 372z M560 380L700 660H830L676 340z';
const streets =
  'M-20 90L250 100 420 40 640 -20 M120 -20L180 130 M420 40L470 200 M664 330L740 372 940 352 M-20 480L240 450 318 366 M596 118L560 -20 M470 430L540 540 690 560 M540 540L520 660 M60 660L120 470';
const lanes =
  'M250 100L300 246 M596 118L940 40 M740 372L800 440 940 470 M800 440L836 660 M120 470L30 400 M180 460L250 660 M420 480L470 560 480 660 M470 560L540 540 M700 -20L730 70';

/** A line of small waves, so many of them from a point. */
const ripple = (x: number, y: number, waves: number) => `M${x} ${y}${'q10 -9 20 0t20 0'.repeat(waves)}`;
const ripples = [
  ripple(60, 262, 4),
  ripple(720, 182, 3),
  ripple(420, 300, 2),
  ripple(640, 520, 1),
  ripple(362, 560, 1),
];

/** The harbour around us: streets, water, bridges, and a disc at the quay. It says nothing that the words beside it do not. */
export const HarbourMap = ({ className }: { className?: string | undefined }) => (
  <svg
    className={classes(styles.map, className)}
    viewBox="0 0 900 640"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className={styles.water} d={river} />
    <path className={styles.water} d={docks} />
    <path className={classes(styles.street, styles.lane)} d={lanes} />
    <path className={styles.street} d={streets} />
    <path className={styles.bridge} d="M596 118L664 330M300 246L318 366" />
    <path className={styles.ripple} d={ripples.join('')} />
    <circle className={styles.here} cx="470" cy="430" r="44" />
  </svg>
);
