import { Wave as Water } from '../../ui/water/Wave.tsx';
import type { BlockView } from '../view.ts';
import styles from './Wave.module.css';

/** A border of water between two sections; a word may float on it. */
const Wave: BlockView<'wave'> = ({ block: { sea, text } }) => (
  <div className={styles.wave} data-fill="">
    <hr className={styles.border} data-sea={sea} />
    <Water sea={sea} />
    {text && <p className="t3">{text}</p>}
  </div>
);

export default Wave;
