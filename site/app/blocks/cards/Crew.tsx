import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PersonCard } from '../fields/index.ts';

type Member = Pick<PersonCard, 'name' | 'slug' | 'role' | 'portrait' | 'cutout'>;

/** Colleagues who stand together. Each name says who is to be seen, so the pictures keep silent. */
export const Crew = ({ people }: { people: Member[] }) => (
  <List of={people}>
    {({ name, slug, role, portrait, cutout = portrait }) => (
      <>
        <LocaleLink to={`/employees/${slug}`}>
          {cutout && <Picture image={cutout} alt="" />}
          {name}
        </LocaleLink>
        <p>{role}</p>
      </>
    )}
  </List>
);
