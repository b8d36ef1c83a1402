import type { ComponentProps } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../classes.ts';
import type { IconName } from '../Icon.tsx';
import { DiscFace, type DiscSize } from './Disc.tsx';
import styles from './disc.module.css';

interface Props extends ComponentProps<typeof LocaleLink> {
  size?: DiscSize;
  icon?: IconName;
}

/** A link that is meant to be pressed. One large one in a view. */
export const DiscLink = ({ size = 'small', icon, className, children, ...link }: Props) => (
  <LocaleLink {...link} className={classes(styles.press, styles[size], className)}>
    <DiscFace icon={icon}>{children}</DiscFace>
  </LocaleLink>
);
