import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Crew } from '../cards/Crew.tsx';
import type { BlockView } from '../view.ts';

/** Who is here already, and the way to the empty chairs. */
const CareersHeader: BlockView<'careers-header'> = ({ block: { title, text, employees, action } }) => (
  <>
    <h1>{title}</h1>
    {text && <Paragraphs text={text} />}
    {action && <ActionLink link={action} />}
    <Crew people={employees} />
  </>
);

export default CareersHeader;
