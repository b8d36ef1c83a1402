import { useLocation } from 'react-router';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { Water } from '../ui/water/Water.tsx';
import styles from './ErrorScreen.module.css';

/** 4 disc 4, or 5 with one zero outlined (missing) and one filled: drawn twice, above water and below. */
const StatusNumber = ({ status }: { status: number }) => (
  <div className={styles.number} aria-hidden="true">
    {status === 404 ? '4' : '5'}
    <span className={status === 404 ? styles.disc : styles.ring} />
    {status === 404 ? '4' : <span className={styles.disc} />}
  </div>
);

/** The two screens of `spec.md` §2: not found, and anything else. */
export const ErrorScreen = ({ status }: { status: number }) => {
  const locale = useLocale();
  const { pathname } = useLocation();
  const broken = status !== 404;
  const title = broken ? m.error_unknown({}, { locale }) : m.error_not_found({}, { locale });
  return (
    <section className={styles.scene} data-error={status} data-theme="ink">
      <title>{title}</title>
      <StatusNumber status={status} />
      <Water>
        <StatusNumber status={status} />
      </Water>
      <div className={styles.foot}>
        <div>
          <h1 className="t3">{title}</h1>
          <p>{broken ? m.error_unknown_mood({}, { locale }) : m.error_not_found_mood({}, { locale })}</p>
        </div>
        <div>
          {!broken && <h2 className="t4">{m.error_goal({}, { locale })}</h2>}
          <ul className={styles.goals}>
            {broken ? (
              <li>
                {/* Not through the router: it is the server that is asked again. */}
                <a href={pathname}>{m.error_try_again({}, { locale })}</a>
              </li>
            ) : (
              <>
                <li>
                  <LocaleLink to="/cases">{m.goal_cases({}, { locale })}</LocaleLink>
                </li>
                <li>
                  <LocaleLink to="/contact">{m.goal_contact({}, { locale })}</LocaleLink>
                </li>
              </>
            )}
            <li>
              <LocaleLink to="/">{m.goal_home({}, { locale })}</LocaleLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
};
