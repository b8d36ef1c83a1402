import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';

/** The question that the contact page asks. */
const ContactHeader: BlockView<'contact-header'> = ({ block: { title, text, image } }) => (
  <>
    <h1>{title}</h1>
    {text && <Paragraphs text={text} />}
    {image && <Picture image={image} eager />}
  </>
);

export default ContactHeader;
