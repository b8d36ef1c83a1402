import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Crew } from '../cards/Crew.tsx';
import { Intro } from '../cards/Intro.tsx';
import { Items } from '../cards/Items.tsx';
import type { BlockView } from '../view.ts';

/** How we work together: habits, a picture, and colleagues looking on. */
const Culture: BlockView<'culture'> = ({ block: { title, text, habits, image, employees, link } }) => (
  <>
    <Intro title={title} text={text} />
    <Items items={habits} />
    {image && <Picture image={image} />}
    {link && <ActionLink link={link} />}
    <Crew people={employees} />
  </>
);

export default Culture;
