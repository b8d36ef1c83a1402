import { longDate } from '../../locale/dates.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './ChangedOn.module.css';

/** When somebody last changed what a text says, which for terms and privacy matters. */
export const ChangedOn = ({ date }: { date: string }) => {
  const locale = useLocale();
  return (
    <p className={styles.changed}>
      <time dateTime={date}>{m.page_changed({ date: longDate(locale, date) }, { locale })}</time>
    </p>
  );
};
