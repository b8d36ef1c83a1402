import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Ripple } from '../../ui/water/Ripple.tsx';
import { Water } from '../../ui/water/Water.tsx';
import type { SiteImage } from '../fields/index.ts';
import styles from './employee-header.module.css';

interface Props {
  image: SiteImage;
  name: string;
  /** Whether there is nothing around the person; a portrait has water of its own. */
  cut: boolean;
}

/** A person before the disc; from the shoulders down they are seen through the water. */
export const Bather = ({ image, name, cut }: Props) => {
  const figure = classes(styles.figure, !cut && styles.framed);
  const sizes = cut ? '(width < 1024px) 104vw, 54vw' : '(width < 1024px) 100vw, 40vw';
  return (
    <div className={styles.scene}>
      {cut && <span className={styles.disc} aria-hidden="true" />}
      <Picture image={image} alt={name} eager grows sizes={sizes} fit={cut ? 'contain' : 'cover'} className={figure} />
      {cut && (
        <Water theme="ink" className={styles.water} floating={<Ripple className={styles.ripple} />}>
          <Picture image={image} alt="" sizes={sizes} fit="contain" className={figure} />
        </Water>
      )}
    </div>
  );
};
