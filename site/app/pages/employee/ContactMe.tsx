import { Section } from '../../blocks/Section.tsx';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Title } from '../../ui/title/Title.tsx';
import styles from './contact.module.css';

export interface Contactable {
  email: string | undefined;
  phone: string | undefined;
  linkedin: string | undefined;
  meetingUrl: string | undefined;
}

const dialled = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Every way to reach a colleague, the telephone first; nothing for one who has given none. */
export const ContactMe = ({ person: { email, phone, linkedin, meetingUrl } }: { person: Contactable }) => {
  const locale = useLocale();
  if (!(email || phone || linkedin || meetingUrl)) return null;
  return (
    <Section theme="tide" edge="swell" labelledBy="contact-me">
      <h2 id="contact-me">{m.employee_contact({}, { locale })}</h2>
      {phone && (
        <a href={dialled(phone)} className={styles.number} aria-label={m.employee_call({ number: phone }, { locale })}>
          <Title as="div" text={phone} className={styles.digits} />
        </a>
      )}
      <div className={styles.ways}>
        <ul className={styles.words}>
          {email && (
            <li>
              <a href={`mailto:${email}`} className={styles.word}>
                {email}
              </a>
            </li>
          )}
          {linkedin && (
            <li>
              <LocaleLink to={linkedin} className={styles.word}>
                LinkedIn
              </LocaleLink>
            </li>
          )}
        </ul>
        {meetingUrl && <DiscLink to={meetingUrl}>{m.employee_meeting({}, { locale })}</DiscLink>}
      </div>
    </Section>
  );
};
