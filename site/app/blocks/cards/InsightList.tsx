import { List } from '../../ui/List.tsx';
import type { InsightCard } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';
import { InsightRow } from './InsightRow.tsx';

interface Props {
  insights: InsightCard[];
  heading?: CardHeading;
}

/** Insights under each other; nothing at all where there are none. */
export const InsightList = ({ insights, heading = 'h3' }: Props) => (
  <List of={insights}>{(insight) => <InsightRow insight={insight} heading={heading} />}</List>
);
