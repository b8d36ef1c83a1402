import { ActionLink } from '../cards/ActionLink.tsx';
import { InsightLead } from '../cards/InsightLead.tsx';
import { InsightList } from '../cards/InsightList.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** One insight large, others under it. */
const InsightsOverview: BlockView<'insights-overview'> = ({ block: { title, text, lead, insights, link } }) => (
  <>
    <Intro title={title} text={text} />
    {lead && <InsightLead insight={lead} />}
    <InsightList insights={insights} />
    {link && <ActionLink link={link} />}
  </>
);

export default InsightsOverview;
