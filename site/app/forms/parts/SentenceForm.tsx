import type { ReactNode } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import type { FormHandle } from '../useForm.ts';
import { Form } from './Form.tsx';
import { Privacy } from './Privacy.tsx';
import { Submit } from './Submit.tsx';
import styles from './sentence.module.css';

interface Props {
  form: FormHandle;
  className?: string | undefined;
  /** The sentence. */
  children: ReactNode;
}

/** A form that is one sentence with gaps, and what every such form ends with. */
export const SentenceForm = ({ form, className, children }: Props) => (
  <Form form={form} label={m.form_contact_label({}, { locale: useLocale() })} className={className}>
    <div className={styles.sentence}>{children}</div>
    {form.state.question}
    <div className={styles.end}>
      <Privacy />
      <Submit />
    </div>
  </Form>
);
