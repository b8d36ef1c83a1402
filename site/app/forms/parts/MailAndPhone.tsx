import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { forms } from '../fields.ts';
import { SentenceField } from './SentenceField.tsx';
import styles from './sentence.module.css';

const { email, phone } = forms.contact;

/** How we may answer: "mail me at …, or ring …". */
export const MailAndPhone = () => {
  const say = { locale: useLocale() };
  return (
    <>
      <SentenceField
        name="email"
        field={email}
        words={m.form_mail_me_at({}, say)}
        hint={m.form_email_hint({}, say)}
        className={styles.wide}
      />{' '}
      <SentenceField
        name="phone"
        field={phone}
        words={m.form_or_ring({}, say)}
        hint={m.form_phone_hint({}, say)}
        className={classes(styles.narrow, styles.last)}
      />
    </>
  );
};
