import { longDate } from '../../locale/dates.ts';
import { useLocale } from '../../locale/useLocale.ts';

export interface Appointment {
  date: string;
  title: string;
  place: string | undefined;
}

/** Where and when somebody can be heard. */
export const Agenda = ({ appointments }: { appointments: Appointment[] }) => {
  const locale = useLocale();
  return (
    <dl>
      {appointments.map(({ date, title, place }) => (
        <div key={`${date} ${title}`}>
          <dt>
            <time dateTime={date}>{longDate(locale, date)}</time>
          </dt>
          <dd>{title}</dd>
          {place && <dd>{place}</dd>}
        </div>
      ))}
    </dl>
  );
};
