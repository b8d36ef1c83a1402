import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { InsightList } from '../cards/InsightList.tsx';
import type { BlockView } from '../view.ts';
import styles from './insights.module.css';

/** Chosen insights as a list of titles, and the way to more. */
const Insights: BlockView<'insights'> = ({ block: { title, text, insights, link } }) => (
  <>
    <h2 className={`t1 ${styles.title}`}>{title}</h2>
    {(text || link) && (
      <div className={`lead ${styles.beside}`}>
        {text && <Paragraphs text={text} />}
        {link && (
          <p className={styles.more}>
            <ArrowLink to={link.url}>{link.label}</ArrowLink>
            {link.description && <span className="small muted">{link.description}</span>}
          </p>
        )}
      </div>
    )}
    <InsightList insights={insights} />
  </>
);

export default Insights;
