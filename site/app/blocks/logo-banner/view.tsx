import { List } from '../../ui/List.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { PartnerMark } from '../cards/PartnerMark.tsx';
import type { BlockView } from '../view.ts';

/** Word marks of clients: cases and references. */
const LogoBanner: BlockView<'logo-banner'> = ({ block: { title, partners, link } }) => (
  <>
    <h2>{title}</h2>
    <List of={partners}>{(partner) => <PartnerMark partner={partner} />}</List>
    {link && <ActionLink link={link} />}
  </>
);

export default LogoBanner;
