import type { ReactNode } from 'react';
import styles from './player.module.css';

/** The face of the largest thing to press: a disc with a triangle, its label outside. */
export const PlayFace = ({ children }: { children: ReactNode }) => (
  <>
    <span className={styles.label}>{children}</span>
    <span className={styles.disc}>
      <svg
        className={styles.triangle}
        viewBox="0 0 20 22"
        width="20"
        height="22"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d="M0 0L20 11L0 22z" />
      </svg>
    </span>
  </>
);
