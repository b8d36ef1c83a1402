import { Ripple } from '../../ui/water/Ripple.tsx';
import { Water } from '../../ui/water/Water.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import styles from './HomeHeroSlides.module.css';
import { Statement } from './Statement.tsx';
import type { Scene } from './scenes.ts';

const Ripples = () => (
  <>
    <Ripple className={styles.ripple} />
    <Ripple className={styles.ripple} />
    <Ripple className={styles.ripple} />
    <Ripple className={styles.ripple} />
  </>
);

/** Nine sit, two do not: what is outlined is missing. */
const Chairs = () => (
  <div className={styles.row} aria-hidden="true">
    {[...Array(9).keys()].map((chair) => (
      <span key={chair} className={styles.chair} />
    ))}
  </div>
);

interface Props {
  scene: Scene;
  statement: string;
  /** Whether the chairs are drawn: a picture stands in their place. */
  crowd: boolean;
}

/** What the slide stands in: water over the statement's lower half, or a short sea before it. */
export const Sea = ({ scene: { name, water }, statement, crowd }: Props) => {
  if (name === 'chairs')
    return (
      <>
        {crowd && <Chairs />}
        <div className={styles.floor} data-theme={water}>
          <Wave sea="chop" />
        </div>
      </>
    );
  return (
    <Water theme={water} floating={<Ripples />} className={styles.water}>
      {name === 'sun' && <span className={styles.disc} />}
      <Statement text={statement} as="div" />
    </Water>
  );
};
