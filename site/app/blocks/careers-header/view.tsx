import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { breakLines } from '../../ui/title/breakLines.ts';
import { Title } from '../../ui/title/Title.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Crew } from '../cards/Crew.tsx';
import type { BlockView } from '../view.ts';
import styles from './CareersHeader.module.css';

/** Who is here already, and the way to the empty chairs. */
const CareersHeader: BlockView<'careers-header'> = ({ block: { title, text, employees, action } }) => (
  <>
    <Title text={breakLines(title, 4.6)} />
    <div className={`columns ${styles.words}`}>
      {text && (
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      )}
      {action && <ActionLink link={action} disc="small" className={styles.action} />}
    </div>
    {employees.length > 0 && <Crew people={employees} seats />}
  </>
);

export default CareersHeader;
