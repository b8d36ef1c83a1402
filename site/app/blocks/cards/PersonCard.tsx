import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PersonCard as Card } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';

interface Props {
  person: Pick<Card, 'name' | 'slug' | 'role' | 'portrait'>;
  heading?: CardHeading;
}

/** A colleague among others: portrait, name and role. */
export const PersonCard = ({ person: { name, slug, role, portrait }, heading: Heading = 'h3' }: Props) => (
  <article>
    {portrait && <Picture image={portrait} />}
    <Heading>
      <LocaleLink to={`/employees/${slug}`}>{name}</LocaleLink>
    </Heading>
    <p>{role}</p>
  </article>
);
