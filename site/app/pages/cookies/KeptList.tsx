import { kept } from '../../frame/cookies.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';

/** What the site keeps on a visitor's machine, from the list that the site itself goes by. */
export const KeptList = () => {
  const locale = useLocale();
  return (
    <section aria-labelledby="cookies-list">
      <h2 id="cookies-list">{m.cookies_list({}, { locale })}</h2>
      {kept.length === 0 ? (
        <p>{m.cookies_none({}, { locale })}</p>
      ) : (
        <table>
          <thead>
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
                  <code>{name}</code>
                </th>
                <td>{purpose({}, { locale })}</td>
                <td>{lifetime({}, { locale })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
