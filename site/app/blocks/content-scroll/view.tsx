import { Picture } from '../../ui/Picture.tsx';
import { Items } from '../cards/Items.tsx';
import type { BlockView } from '../view.ts';

/** Chapters beside one picture. */
const ContentScroll: BlockView<'content-scroll'> = ({ block: { title, image, imageNarrow, chapters } }) => (
  <>
    {title && <h2>{title}</h2>}
    {image && <Picture image={image} narrow={imageNarrow} />}
    <Items items={chapters} ordered heading={title ? 'h3' : 'h2'} />
  </>
);

export default ContentScroll;
