import { List } from '../../ui/List.tsx';
import type { BlockView } from '../view.ts';

/** A few phrases, each of them once however often they pass by. */
const TickerTape: BlockView<'ticker-tape'> = ({ block: { phrases } }) => <List of={phrases}>{({ text }) => text}</List>;

export default TickerTape;
