import { Intro } from '../cards/Intro.tsx';
import { Items } from '../cards/Items.tsx';
import type { BlockView } from '../view.ts';

/** The steps from letter to chair. */
const ApplicationProcedure: BlockView<'application-procedure'> = ({ block: { title, text, steps } }) => (
  <>
    <Intro title={title} text={text} />
    <Items items={steps} ordered />
  </>
);

export default ApplicationProcedure;
