import { classes } from '../../ui/classes.ts';
import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Items } from '../cards/Items.tsx';
import type { BlockView } from '../view.ts';
import styles from './photo-grid.module.css';

const sizes = '(width < 1024px) 92vw, 67vw';

/** Up to three pictures lie over each other, with facts in the gap they leave; more than that stand two by two. */
const layoutOf = (photos: unknown[], facts: unknown[]) => {
  if (photos.length > 3) return 'rows';
  return facts.length > 0 ? 'facts' : 'loose';
};

/** A few pictures under one caption, each with its own where it has one, and facts beside them. */
const PhotoGrid: BlockView<'photo-grid'> = ({ block: { title, photos, caption, facts } }) => (
  <div className={classes('columns', styles.grid, styles[layoutOf(photos, facts)])}>
    {title && <h2 className={styles.title}>{title}</h2>}
    <figure className={styles.photos}>
      <List of={photos}>
        {({ image, alt = '', caption }) =>
          caption ? (
            <figure>
              <Picture image={image} alt={alt} sizes={sizes} className={styles.picture} />
              <figcaption className="small muted">{caption}</figcaption>
            </figure>
          ) : (
            <Picture image={image} alt={alt} sizes={sizes} className={styles.picture} />
          )
        }
      </List>
      {caption && <figcaption className={classes('small', 'muted', styles.caption)}>{caption}</figcaption>}
    </figure>
    <div className={styles.beside}>
      <Items items={facts} heading={title ? 'h3' : 'h2'} />
    </div>
  </div>
);

export default PhotoGrid;
