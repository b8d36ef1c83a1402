import { classes } from '../../ui/classes.ts';
import { List } from '../../ui/List.tsx';
import styles from './chart.module.css';
import { type Point, waveOver } from './curve.ts';
import type { Series } from './schema.ts';

const width = 1000;
const height = 420;
/** How much of its own width the wave goes on at either side: more than any margin. */
const beyond = 0.6;

interface Props extends Series {
  places: Point[];
  /** What stands in the wave, and at which of its ends. */
  total: string | undefined;
  at: 'start' | 'end' | undefined;
}

/** How many names of moments fit: all, half of them on narrow screens, or ever fewer. */
const countOf = ({ length }: unknown[]) => {
  if (length <= 7) return 'few';
  return length <= 14 ? 'some' : 'many';
};

/** The picture: agreed is the sea, flat; over it what rose. Everything in it is said elsewhere too. */
export const Waves = ({ places, total, at, points, agreedLabel, valuesLabel }: Props) => {
  const highest = Math.min(...places.map(({ y }) => y));
  const peak = places.findIndex(({ y }) => y === highest);
  return (
    <div className={classes('frame', styles.waves)} data-fill="end" aria-hidden="true">
      <div className={styles.sea} />
      <svg className={styles.wave} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={waveOver(places, width, height, beyond)} />
      </svg>
      <p className={styles.agreed}>{agreedLabel}</p>
      {total && at && <p className={classes('t2 numbers', styles.total, styles[at])}>{total}</p>}
      <div className={styles.moments} data-count={countOf(points)}>
        <List of={points} ordered>
          {({ label }, index) => (
            <>
              {index === peak && (
                <span className={styles.peak} data-low={highest > 0.5 || undefined}>
                  {valuesLabel}
                </span>
              )}
              <span className={styles.moment}>{label}</span>
            </>
          )}
        </List>
      </div>
    </div>
  );
};
