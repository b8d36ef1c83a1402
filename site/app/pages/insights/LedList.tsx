import { InsightLead } from '../../blocks/cards/InsightLead.tsx';
import { InsightList } from '../../blocks/cards/InsightList.tsx';
import type { InsightCard } from '../../blocks/fields/index.ts';
import styles from './LedList.module.css';

/** Insights, newest first. The newest of all leads; a later page has none that does. */
export const LedList = ({ insights, first }: { insights: InsightCard[]; first: boolean }) => {
  const lead = first ? insights[0] : undefined;
  return (
    <div className={styles.led}>
      {lead && <InsightLead insight={lead} heading="h2" eager />}
      <InsightList insights={lead ? insights.slice(1) : insights} heading="h2" />
    </div>
  );
};
