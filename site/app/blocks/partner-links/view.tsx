import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** Ways to the places of partners: portals, documentation, status pages. */
const PartnerLinks: BlockView<'partner-links'> = ({ block: { title, text, links } }) => (
  <>
    <Intro title={title} text={text} />
    <List of={links}>
      {({ label, url, description }) => (
        <>
          <LocaleLink to={url}>{label}</LocaleLink>
          {description && <p>{description}</p>}
        </>
      )}
    </List>
  </>
);

export default PartnerLinks;
