import { List } from '../../ui/List.tsx';
import type { InsightCard } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';
import styles from './InsightList.module.css';
import { InsightRow } from './InsightRow.tsx';

interface Props {
  insights: InsightCard[];
  heading?: CardHeading;
}

/** Insights under each other, a rule between them; nothing at all where there are none. */
export const InsightList = ({ insights, heading = 'h3' }: Props) =>
  insights.length > 0 && (
    <div className={styles.rows}>
      <List of={insights}>{(insight) => <InsightRow insight={insight} heading={heading} />}</List>
    </div>
  );
