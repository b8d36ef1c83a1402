import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { networkNames } from '../../ui/networks.ts';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** Where to follow us: the block's own networks, or else the site's. */
const SocialMedia: BlockView<'social-media'> = ({ block: { title, text, networks, siteNetworks, link } }) => {
  const shown = networks.length > 0 ? networks : siteNetworks;
  return (
    <>
      <Intro title={title} text={text} />
      <List of={shown}>{({ network, url }) => <LocaleLink to={url}>{networkNames[network]}</LocaleLink>}</List>
      {link && <ActionLink link={link} />}
    </>
  );
};

export default SocialMedia;
