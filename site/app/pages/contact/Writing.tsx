import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { ContactForm } from '../../forms/ContactForm.tsx';
import type { Reason } from '../../forms/reasons.ts';
import { useForm } from '../../forms/useForm.ts';
import { Opening } from '../Opening.tsx';
import { GotMail } from './GotMail.tsx';

interface Props {
  header: Block | undefined;
  title: string;
  reason: Reason | undefined;
}

/** The page's question and the form that answers it; once that is sent, the thanks in place of both. */
export const Writing = ({ header, title, reason }: Props) => {
  const form = useForm('contact');
  if (form.state.phase === 'sent') return <GotMail form={form} />;
  return (
    <>
      <Opening header={header} title={title} />
      <Section theme="paper" edge="swell">
        <ContactForm form={form} reason={reason} />
      </Section>
    </>
  );
};
