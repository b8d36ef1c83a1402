import { classes } from '../../ui/classes.ts';
import { emWidth } from '../../ui/title/emWidth.ts';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './chart.module.css';
import { endWithRoom, placesOf } from './curve.ts';
import { Figures } from './Figures.tsx';
import { Waves } from './Waves.tsx';

/** A total up to this wide, in em, can stand in the wave. */
const short = 5;

/** What was agreed as a water line, and what became of it as the wave above: the difference can be seen. */
const Chart: BlockView<'chart'> = ({ block: { title, text, total, ...series } }) => {
  const places = placesOf(
    series.points.map(({ value }) => value),
    series.agreed,
  );
  const at = total && emWidth(total) <= short ? endWithRoom(places) : undefined;
  return (
    <>
      <Intro title={title} text={text} size="t1" className={classes('columns', styles.intro)} />
      {/* Where it stands in the wave it is drawn there, and said here. */}
      {total && <p className={classes('t2 numbers', at ? styles.figures : styles.aside)}>{total}</p>}
      <Figures title={title} {...series} />
      <Waves places={places} total={total} at={at} {...series} />
    </>
  );
};

export default Chart;
