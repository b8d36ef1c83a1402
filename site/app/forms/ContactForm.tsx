import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { classes } from '../ui/classes.ts';
import { forms } from './fields.ts';
import { Form } from './parts/Form.tsx';
import { Privacy } from './parts/Privacy.tsx';
import { Reason } from './parts/Reason.tsx';
import { SentenceField } from './parts/SentenceField.tsx';
import { Submit } from './parts/Submit.tsx';
import styles from './parts/sentence.module.css';
import type { Reason as ReasonName } from './reasons.ts';
import type { FormHandle } from './useForm.ts';

const { name, email, company, phone, otherReason } = forms.contact;

interface Props {
  form: FormHandle;
  reason: ReasonName | undefined;
}

/** The simple contact form, as one sentence that its visitor completes. */
export const ContactForm = ({ form, reason }: Props) => {
  const locale = useLocale();
  const say = { locale };
  return (
    <Form form={form} label={m.form_contact_label({}, say)}>
      <div className={styles.sentence}>
        <span className={styles.start}>{m.form_hello({}, say)}</span>{' '}
        <SentenceField
          name="name"
          field={name}
          words={m.form_my_name_is({}, say)}
          hint={m.form_name_hint({}, say)}
          className={styles.widest}
        />{' '}
        <SentenceField
          name="company"
          field={company}
          words={m.form_of({}, say)}
          hint={m.form_company_hint({}, say)}
          className={styles.last}
        />{' '}
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
        <Reason preselected={reason} />
        <SentenceField
          name="otherReason"
          field={otherReason}
          words={m.form_namely({}, say)}
          hint={m.form_other_reason_hint({}, say)}
          long
          className={styles.other}
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
