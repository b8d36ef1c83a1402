import { useContext } from 'react';
import { DiscButton } from '../ui/disc/DiscButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FormsContext } from './context.ts';
import styles from './newsletter.module.css';
import { Form } from './parts/Form.tsx';
import { Privacy } from './parts/Privacy.tsx';
import { TextField } from './parts/TextField.tsx';
import { useForm } from './useForm.ts';

/** Our letters, asked for at the foot of every page. */
export const NewsletterForm = () => {
  const form = useForm('newsletter');
  const { newsletter } = useContext(FormsContext);
  const { phase, question } = form.state;
  if (!newsletter) return null;
  return (
    <Form form={form} label={newsletter.send} className={styles.form}>
      <TextField name="email" {...newsletter.email} />
      <DiscButton type="submit" aria-disabled={phase === 'sending' || undefined}>
        <VisuallyHidden>{newsletter.send}</VisuallyHidden>
      </DiscButton>
      <Privacy />
      {question}
    </Form>
  );
};
