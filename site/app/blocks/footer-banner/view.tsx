import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** The last word of a page. */
const FooterBanner: BlockView<'footer-banner'> = ({ block: { title, text, link, image, imageNarrow } }) => (
  <>
    <Intro title={title} text={text} />
    {link && <ActionLink link={link} />}
    {image && <Picture image={image} narrow={imageNarrow} />}
  </>
);

export default FooterBanner;
