import { Ripple } from '../../ui/water/Ripple.tsx';
import { Water } from '../../ui/water/Water.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import { Chairs } from './Chairs.tsx';
import styles from './Sea.module.css';
import { Statement } from './Statement.tsx';
import { Sun } from './Sun.tsx';
import type { Scene } from './scenes.ts';
import type { Sitter } from './schema.ts';

const Ripples = () => (
  <>
    <Ripple className={styles.ripple} />
    <Ripple className={styles.ripple} />
    <Ripple className={styles.ripple} />
    <Ripple className={styles.ripple} />
  </>
);

interface Props {
  scene: Scene;
  statement: string;
  /** Who sits in the short sea. */
  crew: Sitter[];
}

/** What the slide stands in: water over the statement's lower half, or a short sea before it. */
export const Sea = ({ scene: { name, water }, statement, crew }: Props) => {
  if (name === 'chairs')
    return (
      <>
        <Chairs crew={crew} />
        <div className={styles.floor} data-theme={water}>
          <Wave sea="chop" />
        </div>
      </>
    );
  return (
    <Water theme={water} floating={<Ripples />} className={styles.water}>
      {name === 'sun' && <Sun />}
      <Statement text={statement} as="div" />
    </Water>
  );
};
