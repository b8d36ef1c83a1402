import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockData } from '../view.ts';
import styles from './Standing.module.css';

/** The author before a disc. Without a cut-out the disc floats alone: a portrait has a ground of its own. */
export const Standing = ({ author, disc }: Pick<BlockData<'insight-header'>, 'author' | 'disc'>) => (
  <div className={classes(styles.place, !author?.cutout && styles.alone)} data-disc={disc}>
    <span className={styles.disc} aria-hidden="true" />
    {author?.cutout && (
      <Picture
        image={author.cutout}
        alt=""
        eager
        fit="contain"
        sizes="(width < 1024px) 90vw, 46vw"
        className={styles.person}
      />
    )}
  </div>
);
