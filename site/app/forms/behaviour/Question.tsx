import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './question.module.css';

interface Props {
  /** Whose check it is. */
  host: string;
  onAnswer: (allowed: boolean) => void;
}

/** May a captcha's provider hear of this visit? One sentence, two answers of the same weight. */
export const Question = ({ host, onAnswer }: Props) => {
  const locale = useLocale();
  return (
    <p className={styles.question}>
      {m.form_captcha_ask({ host }, { locale })}{' '}
      <span>
        <button type="button" onClick={() => onAnswer(true)}>
          {m.form_captcha_allow({}, { locale })}
        </button>{' '}
        <button type="button" onClick={() => onAnswer(false)}>
          {m.form_captcha_without({}, { locale })}
        </button>
      </span>
    </p>
  );
};
