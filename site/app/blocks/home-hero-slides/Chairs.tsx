import { Picture } from '../../ui/Picture.tsx';
import styles from './Chairs.module.css';
import type { Sitter } from './schema.ts';

const Chair = () => <span className={styles.chair} />;

/** A head in the water; who has no picture yet is missing, and what is missing is outlined. */
const Head = ({ cutout }: Sitter) =>
  cutout ? <Picture image={cutout} alt="" sizes="(width < 1024px) 52vw, 19vw" className={styles.head} /> : <Chair />;

/** Colleagues in their chairs, by twos, an empty chair between them. To look at: the careers page says who they are. */
export const Chairs = ({ crew }: { crew: Sitter[] }) => (
  <div className={styles.row} aria-hidden="true">
    {crew.flatMap((sitter, index) => [
      index > 0 && index % 2 === 0 && <Chair key={`before ${sitter.slug}`} />,
      <Head key={sitter.slug} {...sitter} />,
    ])}
  </div>
);
