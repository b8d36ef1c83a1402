import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ContactPerson } from '../fields/index.ts';

/** The colleague who picks up, and how to reach them. */
export const PersonContact = ({ person: { name, slug, role, email, phone, portrait } }: { person: ContactPerson }) => (
  <figure>
    {portrait && <Picture image={portrait} />}
    <figcaption>
      <p>
        <LocaleLink to={`/employees/${slug}`}>{name}</LocaleLink>, {role}
      </p>
      {(email || phone) && (
        <ul>
          {phone && (
            <li>
              <PhoneLink number={phone} />
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
    </figcaption>
  </figure>
);
