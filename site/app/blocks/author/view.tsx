import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reach } from '../cards/Reach.tsx';
import type { BlockView } from '../view.ts';
import styles from './author.module.css';

/** Who wrote this, with a word of their own: standing at the bottom of the section, or in a frame where there is no cut-out. */
const Author: BlockView<'author'> = ({ block: { title, text, employee, disc } }) => {
  const standing = employee?.cutout;
  const picture = standing ?? employee?.portrait;
  return (
    <div className={classes('columns', styles.scene)} data-fill={standing ? 'end' : undefined}>
      <div className={styles.words}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {text && (
          <div className="lead">
            <Paragraphs text={text} />
          </div>
        )}
        {employee && (
          <div className={styles.person}>
            <p className={styles.name}>
              <LocaleLink to={`/employees/${employee.slug}`}>{employee.name}</LocaleLink>
            </p>
            <p className={styles.role}>{employee.role}</p>
            <Reach phone={employee.phone} email={employee.email} className={styles.reach} />
          </div>
        )}
      </div>
      {picture && (
        <div className={standing ? styles.standing : styles.framed} data-disc={disc}>
          <Picture
            image={picture}
            alt=""
            fit={standing ? 'contain' : 'cover'}
            sizes="(width < 1024px) 80vw, 34vw"
            className={styles.picture}
          />
        </div>
      )}
    </div>
  );
};

export default Author;
