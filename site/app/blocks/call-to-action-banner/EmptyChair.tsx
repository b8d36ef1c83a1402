import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import type { SiteLink } from '../fields/index.ts';
import styles from './EmptyChair.module.css';

interface Props {
  title: string;
  text: string | undefined;
  action: SiteLink;
}

/** Somebody is missing: an outlined disc, half under what comes next. */
export const EmptyChair = ({ title, text, action }: Props) => (
  <>
    <h2 className={`t1 ${styles.title}`}>{title}</h2>
    <div className={styles.words}>
      {text && (
        <div className="lead">
          <Paragraphs text={text} />
        </div>
      )}
      <ActionLink link={action} disc="small" className={styles.action} />
    </div>
    <span className={styles.chair} data-fill="end" aria-hidden="true" />
  </>
);
