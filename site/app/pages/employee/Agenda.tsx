import { shortDate } from '../../locale/dates.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './agenda.module.css';

export interface Appointment {
  date: string;
  title: string;
  place: string | undefined;
}

/** Where and when somebody can be heard. */
export const Agenda = ({ appointments }: { appointments: Appointment[] }) => {
  const locale = useLocale();
  return (
    <dl className={styles.agenda}>
      {appointments.map(({ date, title, place }) => (
        <div key={`${date} ${title}`} className={styles.appointment}>
          <dt className="t3 numbers">
            <time dateTime={date}>{shortDate(locale, date)}</time>
          </dt>
          <dd>{title}</dd>
          {place && <dd className={styles.place}>{place}</dd>}
        </div>
      ))}
    </dl>
  );
};
