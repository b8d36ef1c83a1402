import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { forms } from './fields.ts';
import { MailAndPhone } from './parts/MailAndPhone.tsx';
import { Reason } from './parts/Reason.tsx';
import { SentenceField } from './parts/SentenceField.tsx';
import { SentenceForm } from './parts/SentenceForm.tsx';
import styles from './parts/sentence.module.css';
import type { Reason as ReasonName } from './reasons.ts';
import type { FormHandle } from './useForm.ts';

const { name, company, otherReason } = forms.contact;

interface Props {
  form: FormHandle;
  reason: ReasonName | undefined;
}

/** The simple contact form, as one sentence that its visitor completes. */
export const ContactForm = ({ form, reason }: Props) => {
  const say = { locale: useLocale() };
  return (
    <SentenceForm form={form}>
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
      <MailAndPhone /> <Reason preselected={reason} />
      <SentenceField
        name="otherReason"
        field={otherReason}
        words={m.form_namely({}, say)}
        hint={m.form_other_reason_hint({}, say)}
        long
        className={styles.other}
      />
    </SentenceForm>
  );
};
