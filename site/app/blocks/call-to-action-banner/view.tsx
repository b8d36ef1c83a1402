import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** One large sentence and one thing to do. */
const CallToActionBanner: BlockView<'call-to-action-banner'> = ({ block: { title, text, action } }) => (
  <>
    <Intro title={title} text={text} />
    <ActionLink link={action} />
  </>
);

export default CallToActionBanner;
