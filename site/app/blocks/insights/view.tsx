import { ActionLink } from '../cards/ActionLink.tsx';
import { InsightList } from '../cards/InsightList.tsx';
import { ListHead } from '../cards/ListHead.tsx';
import type { BlockView } from '../view.ts';
import styles from './insights.module.css';

/** Chosen insights as a list of titles, and the way to more. */
const Insights: BlockView<'insights'> = ({ block: { title, text, insights, link } }) => (
  <>
    <ListHead title={title} text={text}>
      {link && <ActionLink link={link} className={styles.more} />}
    </ListHead>
    {insights.length > 0 && (
      <div className={styles.list}>
        <InsightList insights={insights} />
      </div>
    )}
  </>
);

export default Insights;
