import { LocaleLink } from '../locale/LocaleLink.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';

/** The two screens of `spec.md` §2: not found, and anything else. */
export const ErrorScreen = ({ status }: { status: number }) => {
  const locale = useLocale();
  if (status !== 404)
    return (
      <section data-error={status}>
        <title>{m.error_unknown({}, { locale })}</title>
        <h1>{m.error_unknown({}, { locale })}</h1>
        <p>
          <LocaleLink to="/">{m.goal_home({}, { locale })}</LocaleLink>
        </p>
      </section>
    );
  return (
    <section data-error={status}>
      <title>{m.error_not_found({}, { locale })}</title>
      <h1>{m.error_not_found({}, { locale })}</h1>
      <h2>{m.error_goal({}, { locale })}</h2>
      <ul>
        <li>
          <LocaleLink to="/cases">{m.goal_cases({}, { locale })}</LocaleLink>
        </li>
        <li>
          <LocaleLink to="/contact">{m.goal_contact({}, { locale })}</LocaleLink>
        </li>
        <li>
          <LocaleLink to="/">{m.goal_home({}, { locale })}</LocaleLink>
        </li>
      </ul>
    </section>
  );
};
