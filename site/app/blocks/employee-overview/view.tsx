import { ActionLink } from '../cards/ActionLink.tsx';
import { Crew } from '../cards/Crew.tsx';
import { Intro } from '../cards/Intro.tsx';
import { Pool } from '../cards/Pool.tsx';
import type { BlockView } from '../view.ts';
import styles from './employee-overview.module.css';

/** As many as stand side by side. */
const crowd = 8;

/** Colleagues, and the way to everyone. Those who are cut out stand in the water of what follows; others keep their portraits. */
const EmployeeOverview: BlockView<'employee-overview'> = ({ block: { title, text, employees, link } }) => {
  const standing = employees.length <= crowd && employees.every(({ cutout }) => cutout);
  return (
    <>
      <Intro title={title} text={text} size="t1" className={styles.intro} />
      {link && <ActionLink link={link} disc="small" className={styles.action} />}
      {standing ? <Crew people={employees} /> : <Pool people={employees} className={styles.pool} />}
    </>
  );
};

export default EmployeeOverview;
