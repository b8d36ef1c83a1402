import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import { PersonContact } from '../cards/PersonContact.tsx';
import type { BlockView } from '../view.ts';

/** One thing to do, and the person who picks up. */
const SimpleContactBanner: BlockView<'simple-contact-banner'> = ({ block: { title, text, employee, action } }) => (
  <>
    <Intro title={title} text={text} />
    {action && <ActionLink link={action} />}
    {employee && <PersonContact person={employee} />}
  </>
);

export default SimpleContactBanner;
