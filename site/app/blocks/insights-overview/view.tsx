import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { InsightLead } from '../cards/InsightLead.tsx';
import { InsightList } from '../cards/InsightList.tsx';
import type { BlockView } from '../view.ts';
import styles from './insights-overview.module.css';

/** One insight large, others under it. */
const InsightsOverview: BlockView<'insights-overview'> = ({ block: { title, text, lead, insights, link } }) => (
  <>
    <h2 className={`t1 ${styles.title}`}>{title}</h2>
    {text && (
      <div className={`lead ${styles.text}`}>
        <Paragraphs text={text} />
      </div>
    )}
    <div className={styles.list}>
      {lead && <InsightLead insight={lead} />}
      <InsightList insights={insights} />
    </div>
    {link && (
      <p className={`lead ${styles.more}`}>
        <ArrowLink to={link.url}>{link.label}</ArrowLink>
        {link.description && <span className="small muted">{link.description}</span>}
      </p>
    )}
  </>
);

export default InsightsOverview;
