import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** Where we are, and the way there. The map is a picture of our own: nobody else learns who looked. */
const AddressBanner: BlockView<'address-banner'> = ({ block: { title, text, image, route } }) => (
  <>
    <Intro title={title} text={text} />
    {image && <Picture image={image} />}
    {route && <ActionLink link={route} />}
  </>
);

export default AddressBanner;
