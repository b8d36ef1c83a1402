import type { ComponentProps } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import styles from './BackLink.module.css';

/** The way up from a detail page, above its title. */
export const BackLink = ({ className, children, ...link }: ComponentProps<typeof LocaleLink>) => (
  <LocaleLink {...link} grows className={classes(styles.back, className)}>
    <Icon name="back" className={styles.arrow} />
    <span className={styles.label}>{children}</span>
  </LocaleLink>
);
