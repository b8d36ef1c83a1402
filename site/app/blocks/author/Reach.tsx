import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './Reach.module.css';

/** How to ring or write to somebody; nothing where they would rather not. */
export const Reach = ({ phone, email }: { phone: string | undefined; email: string | undefined }) =>
  (phone || email) && (
    <ul className={styles.reach}>
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
  );
