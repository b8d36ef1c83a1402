import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './hours.module.css';

interface Props {
  hours: string[];
  email: string | undefined;
  meetingUrl: string | undefined;
}

/**
 * When somebody can be had. An hour opens a letter that names it; without an address to write to it leads to where
 * meetings are planned, and without that it is just told.
 */
export const Hours = ({ hours, email, meetingUrl }: Props) => {
  const locale = useLocale();
  const label = m.employee_hours({}, { locale });
  return (
    <div className={styles.hours}>
      <List of={hours} label={label}>
        {(hour) => {
          if (email) {
            const subject = encodeURIComponent(m.employee_hour_subject({ hour }, { locale }));
            return (
              <a href={`mailto:${email}?subject=${subject}`} className={styles.hour}>
                {hour}
                <VisuallyHidden>, {m.employee_hour_by_mail({}, { locale })}</VisuallyHidden>
              </a>
            );
          }
          if (!meetingUrl) return <span className={styles.hour}>{hour}</span>;
          return (
            <LocaleLink to={meetingUrl} className={styles.hour}>
              {hour}
            </LocaleLink>
          );
        }}
      </List>
    </div>
  );
};
