import type { BlockView } from '../view.ts';

/** A border of water between two sections; a word may float on it. */
const Wave: BlockView<'wave'> = ({ block: { sea, text } }) => (
  <>
    <hr data-sea={sea} />
    {text && <p>{text}</p>}
  </>
);

export default Wave;
