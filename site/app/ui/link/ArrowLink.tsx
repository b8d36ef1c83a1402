import type { ComponentProps, ReactNode } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import styles from './ArrowLink.module.css';

/** `on` leads further into the site, `out` opens something: a case, another site; `none` for a plain underlined link. */
type Way = 'on' | 'out' | 'none';

interface Props extends ComponentProps<typeof LocaleLink> {
  way?: Way;
}

const Inside = ({ way, children }: { way: Way; children: ReactNode }) => (
  <>
    {children}
    {way !== 'none' && <Icon name={way === 'out' ? 'out' : 'arrow'} className={styles.arrow} />}
  </>
);

/** A link in a line of its own. */
export const ArrowLink = ({ way = 'on', className, children, ...link }: Props) => (
  <LocaleLink {...link} className={classes(styles.go, className)}>
    <Inside way={way}>{children}</Inside>
  </LocaleLink>
);

/** The same look inside something that is a link as a whole, such as a card. */
export const ArrowLabel = ({ way = 'on', children }: { way?: Way; children: ReactNode }) => (
  <span className={styles.go}>
    <Inside way={way}>{children}</Inside>
  </span>
);
