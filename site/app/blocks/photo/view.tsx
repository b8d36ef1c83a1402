import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';

/** One picture, full width or off to a side. */
const Photo: BlockView<'photo'> = ({ block: { image, imageNarrow, alt, caption, width } }) => (
  <figure data-width={width}>
    <Picture image={image} narrow={imageNarrow} alt={alt} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

export default Photo;
