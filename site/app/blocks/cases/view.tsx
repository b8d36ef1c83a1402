import { ActionLink } from '../cards/ActionLink.tsx';
import { CaseGrid } from '../cards/CaseGrid.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './cases.module.css';

/** Three to five chosen cases, and the way to all of them. */
const Cases: BlockView<'cases'> = ({ block: { title, text, cases, link } }) => (
  <>
    <Intro title={title} text={text} />
    {cases.length > 0 && <CaseGrid cards={cases} className={styles.grid} />}
    {link && <ActionLink link={link} className={styles.all} />}
  </>
);

export default Cases;
