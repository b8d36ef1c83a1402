import { Facts } from '../../ui/Facts.tsx';
import { Lines } from '../../ui/Lines.tsx';
import type { BlockView } from '../view.ts';

/** A number in the sentence it belongs to, which stays one sentence however it is set. */
const Highlight: BlockView<'highlight'> = ({ block: { before, value, text, facts } }) => (
  <>
    <p>
      {before && <span>{before} </span>}
      <strong>{value}</strong>
      {text && (
        <span>
          {' '}
          <Lines text={text} />
        </span>
      )}
    </p>
    <Facts pairs={facts.map(({ label, value }) => ({ label, values: [value] }))} />
  </>
);

export default Highlight;
