import { PhoneLink } from '../../ui/PhoneLink.tsx';

interface Props {
  phone: string | undefined;
  email: string | undefined;
  className?: string | undefined;
}

/** How to ring or write to somebody; nothing where they would rather not. */
export const Reach = ({ phone, email, className }: Props) =>
  (phone || email) && (
    <ul className={className}>
      {phone && (
        <li className="numbers">
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
