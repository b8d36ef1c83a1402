import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** The companies we ring, each with what for. A word mark beside its own name is decoration. */
const Partners: BlockView<'partners'> = ({ block: { title, text, partners } }) => (
  <>
    <Intro title={title} text={text} />
    <List of={partners}>
      {(partner) => (
        <>
          {partner.logo && <Picture image={partner.logo} alt="" />}
          <h3>{partner.url ? <LocaleLink to={partner.url}>{partner.name}</LocaleLink> : partner.name}</h3>
          {partner.text && <p>{partner.text}</p>}
        </>
      )}
    </List>
  </>
);

export default Partners;
