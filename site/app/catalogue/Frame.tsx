import styles from './catalogue.module.css';
import { hrefOf, type Query } from './query.ts';

/** The entry as it is in a window of another width, for what depends on that. */
export const Frame = ({ query: { width, ...query } }: { query: Query }) => (
  <div className={styles.shelf}>
    <iframe src={`${hrefOf(query)}&alone`} title={`${width} pixels wide`} width={width} height="900" />
  </div>
);
