import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Crew } from '../cards/Crew.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './Culture.module.css';
import { Habits } from './Habits.tsx';
import { Onlooker } from './Onlooker.tsx';

/** Above a crowd the title has the width; beside habits, which are large themselves, it only names them. */
const sizeOf = (crowd: boolean, label: boolean) => {
  if (crowd) return 't1';
  return label ? 't4' : 't2';
};

/** How we work together: habits in rows, a picture that leaves at the left, colleagues who stand at the bottom. */
const Culture: BlockView<'culture'> = ({ block: { title, text, habits, image, employees, link } }) => {
  const [first, ...others] = employees;
  const listed = habits.length > 0;
  const crowd = !listed && !image && employees.length > 0;
  const alone = listed && others.length === 0 ? first : undefined;
  return (
    <>
      <div
        className={classes(
          'columns',
          styles.culture,
          image && styles.pictured,
          listed && styles.listed,
          crowd && styles.crowded,
        )}
      >
        {image && <Picture image={image} sizes="(width < 1024px) 85vw, 42vw" className={styles.picture} />}
        <div className={styles.words}>
          <Intro title={title} text={text} size={sizeOf(crowd, listed && !image && !text)} />
          {link && <ActionLink link={link} className={styles.link} />}
        </div>
        {listed && <Habits habits={habits} />}
      </div>
      {alone ? <Onlooker person={alone} /> : employees.length > 0 && <Crew people={employees} />}
    </>
  );
};

export default Culture;
