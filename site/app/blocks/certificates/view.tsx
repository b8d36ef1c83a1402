import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';

/** Marks others gave us, and since when. */
const Certificates: BlockView<'certificates'> = ({ block: { title, text, certificates } }) => (
  <>
    <Intro title={title} text={text} />
    <List of={certificates}>
      {({ name, since, description, url }) => (
        <>
          <h3>{url ? <LocaleLink to={url}>{name}</LocaleLink> : name}</h3>
          {since && <p>{since}</p>}
          {description && <p>{description}</p>}
        </>
      )}
    </List>
  </>
);

export default Certificates;
