import { classes } from '../../ui/classes.ts';
import { ActionLink } from '../cards/ActionLink.tsx';
import { InsightLead } from '../cards/InsightLead.tsx';
import { InsightList } from '../cards/InsightList.tsx';
import { ListHead } from '../cards/ListHead.tsx';
import type { BlockView } from '../view.ts';
import styles from './insights-overview.module.css';

/** One insight large, others under it. */
const InsightsOverview: BlockView<'insights-overview'> = ({ block: { title, text, lead, insights, link } }) => (
  <>
    <ListHead title={title} text={text} />
    <div className={styles.list}>
      {lead && <InsightLead insight={lead} />}
      <InsightList insights={insights} />
    </div>
    {link && <ActionLink link={link} className={classes('lead', styles.more)} />}
  </>
);

export default InsightsOverview;
