import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Items } from '../cards/Items.tsx';
import type { BlockView } from '../view.ts';

/** A few pictures under one caption, each with its own where it has one, and facts beside them. */
const PhotoGrid: BlockView<'photo-grid'> = ({ block: { title, photos, caption, facts } }) => (
  <>
    {title && <h2>{title}</h2>}
    <figure>
      <List of={photos}>
        {({ image, alt = '', caption }) =>
          caption ? (
            <figure>
              <Picture image={image} alt={alt} />
              <figcaption>{caption}</figcaption>
            </figure>
          ) : (
            <Picture image={image} alt={alt} />
          )
        }
      </List>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
    <Items items={facts} heading={title ? 'h3' : 'h2'} />
  </>
);

export default PhotoGrid;
