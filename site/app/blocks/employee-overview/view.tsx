import { List } from '../../ui/List.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import { PersonCard } from '../cards/PersonCard.tsx';
import type { BlockView } from '../view.ts';

/** Portraits of colleagues, and the way to everyone. */
const EmployeeOverview: BlockView<'employee-overview'> = ({ block: { title, text, employees, link } }) => (
  <>
    <Intro title={title} text={text} />
    <List of={employees}>{(person) => <PersonCard person={person} />}</List>
    {link && <ActionLink link={link} />}
  </>
);

export default EmployeeOverview;
