import { useEffect, useRef } from 'react';
import { focusOn } from '../../browser/focusOn.ts';
import { formId } from '../../forms/outcome.ts';
import type { FormHandle } from '../../forms/useForm.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Title } from '../../ui/title/Title.tsx';
import { SunScene } from '../SunScene.tsx';
import styles from './GotMail.module.css';

/** It was sent: the sun sets, and whoever sent it is thanked by name. */
export const GotMail = ({ form: { name, state, live } }: { form: FormHandle }) => {
  const locale = useLocale();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!live) return;
    scrollTo({ top: 0, behavior: 'instant' });
    focusOn(words.current?.querySelector('h1') ?? null);
  }, [live]);
  if (!state.notice) return null;
  return (
    <SunScene sun="setting">
      <div ref={words} id={formId(name)}>
        <Title text={state.notice.title} />
        <p className={`lead ${styles.text}`}>{state.notice.text}</p>
        <p>
          <ArrowLink to="/cases">{m.form_look_at_cases({}, { locale })}</ArrowLink>
        </p>
      </div>
    </SunScene>
  );
};
