import { Title } from '../../ui/title/Title.tsx';
import styles from './Statement.module.css';

interface Props {
  text: string;
  /** The copy under water is no heading. */
  as: 'h1' | 'h2' | 'div';
}

/** The statement, whose middle the water cuts however many lines it has. */
export const Statement = ({ text, as }: Props) => (
  <div className={styles.statement} data-lines={text.trim().split(/\s*\n\s*/).length}>
    <Title as={as} kind="statement" text={text} className={styles.title} />
  </div>
);
