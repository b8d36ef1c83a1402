import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../../ui/classes.ts';
import type { ContactPerson } from '../fields/index.ts';
import { Reach } from './Reach.tsx';
import styles from './Ways.module.css';

interface Props {
  person: ContactPerson;
  className?: string | undefined;
}

/** Who picks up, and the ways to reach them. */
export const Ways = ({ person: { name, slug, role, email, phone }, className }: Props) => (
  <div className={classes(styles.ways, className)}>
    <p className={styles.name}>
      <LocaleLink to={`/employees/${slug}`} className={styles.link}>
        {name}
      </LocaleLink>
    </p>
    <p className={styles.role}>{role}</p>
    <Reach phone={phone} email={email} className={styles.list} />
  </div>
);
