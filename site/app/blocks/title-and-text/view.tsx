import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { RichText } from '../RichText.tsx';
import type { BlockView } from '../view.ts';

/** A title, an opening line, running text and where to read on. */
const TitleAndText: BlockView<'title-and-text'> = ({ block: { title, lead, text, image, links } }) => (
  <>
    {title && <h2>{title}</h2>}
    {lead && <Paragraphs text={lead} />}
    <RichText text={text} headings={title ? 'h3' : 'h2'} />
    {image && <Picture image={image} />}
    <List of={links}>{(link) => <ActionLink link={link} />}</List>
  </>
);

export default TitleAndText;
