import { List } from '../../ui/List.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { CaseCard } from '../cards/CaseCard.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** Three to five chosen cases, and the way to all of them. */
const Cases: BlockView<'cases'> = ({ block: { title, text, cases, link } }) => (
  <>
    <Intro title={title} text={text} />
    <List of={cases}>{(card) => <CaseCard card={card} />}</List>
    {link && <ActionLink link={link} />}
  </>
);

export default Cases;
