import { List } from '../../ui/List.tsx';
import type { BlockView } from '../view.ts';
import styles from './TickerTape.module.css';

/**
 * A few phrases, each of them once however often they pass by. The tape runs with the reader's own scrolling, so that
 * nothing moves by itself; where that cannot be, or is not wanted, the phrases stand in lines.
 */
const TickerTape: BlockView<'ticker-tape'> = ({ block: { phrases } }) => (
  <div className={styles.tape} data-fill="">
    <div className={styles.track}>
      <List of={phrases}>{({ text }) => text}</List>
      <div aria-hidden="true" className={styles.copy}>
        <List of={phrases}>{({ text }) => text}</List>
      </div>
    </div>
  </div>
);

export default TickerTape;
