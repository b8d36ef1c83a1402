import type { Address } from '../../../content/frame.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

/** One way in: the door, first response or the front office. */
export const AddressCard = ({ address }: { address: Address }) => {
  const { title, street, postalCode, city, email, phone, link, note } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <>
      <h3>{title}</h3>
      <address>
        {street && <p>{street}</p>}
        {town && <p>{town}</p>}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            <PhoneLink number={phone} />
          </p>
        )}
        {link && (
          <p>
            <LocaleLink to={link.url}>{link.label}</LocaleLink>
          </p>
        )}
      </address>
      {note && <p>{note}</p>}
    </>
  );
};
