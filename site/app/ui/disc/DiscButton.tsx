import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { IconName } from '../Icon.tsx';
import { DiscFace, type DiscSize } from './Disc.tsx';
import styles from './disc.module.css';

interface Props extends ComponentProps<'button'> {
  size?: DiscSize;
  icon?: IconName;
  /** Something that is not there, or not wanted: an empty chair, a refused cookie. */
  outlined?: boolean;
}

export const DiscButton = ({ size = 'small', icon, outlined, className, children, ...button }: Props) => (
  <button
    type="button"
    {...button}
    className={classes(styles.press, styles[size], outlined && styles.outlined, className)}
  >
    <DiscFace icon={icon}>{children}</DiscFace>
  </button>
);
