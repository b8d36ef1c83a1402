import { useContext } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import { blank } from '../state.ts';
import { FormContext } from './FormContext.ts';
import styles from './sentence.module.css';

/** The disc that sends. While it does it stays where it is, focus too, and a second press does nothing. */
export const Submit = () => {
  const locale = useLocale();
  const { phase, notice } = useContext(FormContext)?.state ?? blank;
  const sending = phase === 'sending';
  return (
    <DiscButton type="submit" size="medium" className={styles.submit} aria-disabled={sending || undefined}>
      {(sending && notice?.title) || m.form_send({}, { locale })}
    </DiscButton>
  );
};
