import { openPreferences } from '../../browser/consent/preferences.ts';
import { kept } from '../../frame/cookies.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import styles from './KeptList.module.css';

/** What the site keeps on a visitor's machine, from the list that the site itself goes by. */
export const KeptList = () => {
  const locale = useLocale();
  return (
    <>
      <h2 className={styles.title} id="cookies-list">
        {m.cookies_list({}, { locale })}
      </h2>
      {kept.length === 0 ? (
        <p className={`t3 ${styles.none}`}>{m.cookies_none({}, { locale })}</p>
      ) : (
        <table className={styles.table} aria-labelledby="cookies-list">
          <thead className={styles.head}>
            <tr>
              <th scope="col">{m.cookies_name({}, { locale })}</th>
              <th scope="col">{m.cookies_purpose({}, { locale })}</th>
              <th scope="col">{m.cookies_lifetime({}, { locale })}</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ name, purpose, lifetime }) => (
              <tr key={name}>
                <th scope="row">
                  <code className={styles.name}>{name}</code>
                </th>
                <td>{purpose({}, { locale })}</td>
                <td className={styles.lifetime}>{lifetime({}, { locale })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DiscButton className={styles.change} aria-haspopup="dialog" onClick={() => openPreferences()}>
        {m.consent_change({}, { locale })}
      </DiscButton>
    </>
  );
};
