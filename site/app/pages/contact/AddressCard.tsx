import type { Address } from '../../../content/frame.ts';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './contact.module.css';

/** One way in: the door, first response or the front office. */
export const AddressCard = ({ address }: { address: Address }) => {
  const { title, street, postalCode, city, email, phone, link, note } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <>
      <h3 className="t4">{title}</h3>
      <address className={styles.address}>
        {street && <p>{street}</p>}
        {town && <p>{town}</p>}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p className="numbers">
            <PhoneLink number={phone} />
          </p>
        )}
        {link && (
          <p className={styles.link}>
            <ArrowLink to={link.url} way="out">
              {link.label}
            </ArrowLink>
          </p>
        )}
      </address>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
};
