import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { classes } from '../ui/classes.ts';
import { forms } from './fields.ts';
import { Form } from './parts/Form.tsx';
import { Privacy } from './parts/Privacy.tsx';
import { SentenceField } from './parts/SentenceField.tsx';
import { Submit } from './parts/Submit.tsx';
import styles from './parts/sentence.module.css';
import { useForm } from './useForm.ts';

const { name, email, linkedin, phone } = forms['banner-contact'];

/** The short way to write to us, in a banner; thanked in its place. */
export const BannerContactForm = () => {
  const form = useForm('banner-contact');
  const locale = useLocale();
  const say = { locale };
  return (
    <Form form={form} label={m.form_contact_label({}, say)} className={styles.form}>
      <div className={styles.sentence}>
        <SentenceField
          name="name"
          field={name}
          words={m.form_i_am({}, say)}
          hint={m.form_your_name_hint({}, say)}
          className={styles.wide}
        />{' '}
        <span className={styles.start}>{m.form_want_to_talk({}, say)}</span>{' '}
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
        />{' '}
        <SentenceField
          name="linkedin"
          field={linkedin}
          words={m.form_profile_at({}, say)}
          hint={m.form_linkedin_hint({}, say)}
          className={classes(styles.widest, styles.last)}
        />
      </div>
      {form.state.question}
      <div className={styles.end}>
        <Privacy />
        <Submit />
      </div>
    </Form>
  );
};
