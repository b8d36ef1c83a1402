import { ActionLink } from '../cards/ActionLink.tsx';
import { InsightList } from '../cards/InsightList.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** Chosen insights as a list of titles, and the way to more. */
const Insights: BlockView<'insights'> = ({ block: { title, text, insights, link } }) => (
  <>
    <Intro title={title} text={text} />
    <InsightList insights={insights} />
    {link && <ActionLink link={link} />}
  </>
);

export default Insights;
