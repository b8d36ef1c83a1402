import type { Address } from '../../../content/frame.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

const titles: { [Kind in Address['kind']]: typeof m.contact_address } = {
  address: m.contact_address,
  firstResponse: m.contact_first_response,
  frontOffice: m.contact_front_office,
};

/** One way in: the door, first response or the front office. */
export const AddressCard = ({ address }: { address: Address }) => {
  const { kind, street, postalCode, city, email, phone, link, note } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <>
      <h3>{titles[kind]({}, { locale: useLocale() })}</h3>
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
