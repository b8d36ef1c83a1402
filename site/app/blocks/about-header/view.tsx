import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';

/** A huge word, and under it the title that says what it means. */
const AboutHeader: BlockView<'about-header'> = ({ block: { statement, title, text, image } }) => (
  <>
    <p>{statement}</p>
    <h1>{title}</h1>
    {text && <Paragraphs text={text} />}
    {image && <Picture image={image} eager />}
  </>
);

export default AboutHeader;
