import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

export interface Contactable {
  email: string | undefined;
  phone: string | undefined;
  linkedin: string | undefined;
  meetingUrl: string | undefined;
}

/** Every way to reach a colleague; nothing for one who has given none. */
export const ContactMe = ({ person: { email, phone, linkedin, meetingUrl } }: { person: Contactable }) => {
  const locale = useLocale();
  const ways = [
    phone && <PhoneLink number={phone} label={m.employee_call({ number: phone }, { locale })} />,
    meetingUrl && <LocaleLink to={meetingUrl}>{m.employee_meeting({}, { locale })}</LocaleLink>,
    email && <a href={`mailto:${email}`}>{email}</a>,
    linkedin && <LocaleLink to={linkedin}>LinkedIn</LocaleLink>,
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="contact-me">
      <h2 id="contact-me">{m.employee_contact({}, { locale })}</h2>
      <List of={ways}>{(way) => way}</List>
    </section>
  );
};
