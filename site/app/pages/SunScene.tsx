import type { ReactNode } from 'react';
import { Section } from '../blocks/Section.tsx';
import { Ripple } from '../ui/water/Ripple.tsx';
import { Water } from '../ui/water/Water.tsx';
import styles from './SunScene.module.css';

interface Props {
  /** Up before anything is decided, half down when it is done, under water where there is nothing to be had. */
  sun: 'up' | 'setting' | 'sunk';
  children: ReactNode;
}

const ripples = [styles.first, styles.second, styles.third, styles.fourth];

/** Words above the water, and the disc where it stands. */
export const SunScene = ({ sun, children }: Props) => (
  <Section theme="ink">
    <div className={styles.scene} data-fill="" data-sun={sun}>
      <div className={styles.sky}>
        <span className={styles.sun} />
      </div>
      <Water floating={ripples.map((place) => <Ripple key={place} className={place} />)}>
        <span className={styles.sun} />
      </Water>
      <div className={styles.words}>{children}</div>
    </div>
  </Section>
);
