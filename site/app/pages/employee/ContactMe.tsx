import { Section } from '../../blocks/Section.tsx';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Title } from '../../ui/title/Title.tsx';
import styles from './contact.module.css';
import { Hours } from './Hours.tsx';

export interface Contactable {
  email: string | undefined;
  phone: string | undefined;
  linkedin: string | undefined;
  meetingUrl: string | undefined;
  /** When they can be had, the soonest first. */
  hours: string[];
}

const dialled = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

const Written = ({ email, linkedin, small }: Pick<Contactable, 'email' | 'linkedin'> & { small: boolean }) => (
  <ul className={classes(styles.words, small && styles.small)}>
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
);

/** Every way to reach a colleague, the telephone first; nothing for one who has given none. */
export const ContactMe = ({ person: { email, phone, linkedin, meetingUrl, hours } }: { person: Contactable }) => {
  const locale = useLocale();
  const busy = hours.length === 0;
  const written = (email || linkedin) && <Written email={email} linkedin={linkedin} small={!busy} />;
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
        {busy ? written : <Hours hours={hours} email={email} meetingUrl={meetingUrl} />}
        {meetingUrl && <DiscLink to={meetingUrl}>{m.employee_meeting({}, { locale })}</DiscLink>}
      </div>
      {!busy && written}
    </Section>
  );
};
