import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { classes } from '../ui/classes.ts';
import { forms } from './fields.ts';
import { MailAndPhone } from './parts/MailAndPhone.tsx';
import { SentenceField } from './parts/SentenceField.tsx';
import { SentenceForm } from './parts/SentenceForm.tsx';
import styles from './parts/sentence.module.css';
import { useForm } from './useForm.ts';

const { name, linkedin } = forms['banner-contact'];

/** The short way to write to us, in a banner; thanked in its place. */
export const BannerContactForm = () => {
  const form = useForm('banner-contact');
  const say = { locale: useLocale() };
  return (
    <SentenceForm form={form} className={styles.form}>
      <SentenceField
        name="name"
        field={name}
        words={m.form_i_am({}, say)}
        hint={m.form_your_name_hint({}, say)}
        className={styles.wide}
      />{' '}
      <span className={styles.start}>{m.form_want_to_talk({}, say)}</span> <MailAndPhone />{' '}
      <SentenceField
        name="linkedin"
        field={linkedin}
        words={m.form_profile_at({}, say)}
        hint={m.form_linkedin_hint({}, say)}
        className={classes(styles.widest, styles.last)}
      />
    </SentenceForm>
  );
};
