import { Asking } from '../cards/Asking.tsx';
import type { BlockView } from '../view.ts';

/** One thing to do, and the person who picks up. */
const SimpleContactBanner: BlockView<'simple-contact-banner'> = ({ block: { title, text, employee, action } }) => (
  <Asking title={title} text={text} action={action} person={employee} />
);

export default SimpleContactBanner;
