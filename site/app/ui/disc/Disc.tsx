import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './disc.module.css';

/** 64, 96 (under a form) and 132 px (call to action). */
export type DiscSize = 'small' | 'medium' | 'large';

interface Props {
  icon?: IconName | undefined;
  children: ReactNode;
}

/** The inside of the one thing to press: the disc, and its label outside it. */
export const DiscFace = ({ icon = 'arrow', children }: Props) => (
  <>
    <span className={styles.disc}>
      <Icon name={icon} className={styles.icon} />
    </span>
    <span className={styles.label}>{children}</span>
  </>
);
