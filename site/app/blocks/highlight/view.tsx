import { classes } from '../../ui/classes.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { measure } from '../../ui/title/measure.ts';
import { Title } from '../../ui/title/Title.tsx';
import { Water } from '../../ui/water/Water.tsx';
import type { BlockData, BlockView } from '../view.ts';
import styles from './highlight.module.css';

/** A number up to this wide, in em, leaves room for what stands beside it. */
const short = 2;

/**
 * A number with nothing before it is a result: it stands in water. With facts it stands beside them, if they fit. One
 * that ends its sentence stands on the floor, cut by what follows.
 */
const layoutOf = ({ value, before, text, facts }: BlockData<'highlight'>) => {
  if (facts.length > 0) return Number(measure(value).longest ?? short + 1) <= short ? 'beside' : 'sentence';
  if (!before) return 'water';
  return text ? 'sentence' : 'floor';
};

/** A number in the sentence it belongs to, which stays one sentence however it is set. */
const Highlight: BlockView<'highlight'> = ({ block }) => {
  const { before, value, text, facts } = block;
  const layout = layoutOf(block);
  return (
    <div
      className={classes('columns', styles.highlight, styles[layout])}
      data-fill={layout === 'sentence' ? undefined : 'end'}
    >
      <p className={classes('columns', styles.sentence)}>
        {before && <span className={classes('display', styles.before)}>{before} </span>}
        <Title as="strong" text={value} className={styles.value} />
        {text && (
          <span className={classes('display', styles.text)}>
            {' '}
            <Lines text={text} />
          </span>
        )}
      </p>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts pairs={facts.map(({ label, value }) => ({ label, values: [value] }))} />
        </div>
      )}
      {layout === 'water' && (
        <Water>
          <div className={classes('frame', styles.copy)}>
            <Title as="div" text={value} className={styles.value} />
          </div>
        </Water>
      )}
    </div>
  );
};

export default Highlight;
