import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';
import styles from './photo.module.css';

/** A picture that bleeds to one side takes two thirds of the screen. */
const sizes = { full: '100vw', left: '(width < 1024px) 92vw, 67vw', right: '(width < 1024px) 92vw, 67vw' };

/** One picture, full width or off to a side. */
const Photo: BlockView<'photo'> = ({ block: { image, imageNarrow, alt, caption, width } }) => (
  <figure
    className={classes(styles.photo, styles[width])}
    data-width={width}
    data-fill={width === 'full' ? '' : undefined}
  >
    <Picture image={image} narrow={imageNarrow} alt={alt} sizes={sizes[width]} className={styles.picture} />
    {caption && <figcaption className={classes('small', styles.caption)}>{caption}</figcaption>}
  </figure>
);

export default Photo;
