import { Lines } from '../../ui/Lines.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import type { Slide } from './schema.ts';

interface Props {
  slide: Slide;
  /** The first is the page's own title, and its picture the first to be seen. */
  first: boolean;
  id: string;
}

/** One slide: what it states, and where that leads. */
export const Statement = ({ slide: { statement, lead, link, image, imageNarrow }, first, id }: Props) => {
  const Heading = first ? 'h1' : 'h2';
  return (
    <>
      <Heading id={id}>
        <Lines text={statement} />
      </Heading>
      {lead && <Paragraphs text={lead} />}
      {link && <ActionLink link={link} />}
      {image && <Picture image={image} narrow={imageNarrow} eager={first} />}
    </>
  );
};
