import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Film } from '../cards/Film.tsx';
import type { BlockView } from '../view.ts';

/** A film, and why to look at it. */
const Video: BlockView<'video'> = ({ block: { title, text, film } }) => (
  <>
    {title && <h2>{title}</h2>}
    {text && <Paragraphs text={text} />}
    <Film film={film} />
  </>
);

export default Video;
