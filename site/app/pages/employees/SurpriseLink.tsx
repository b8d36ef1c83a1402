import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';

/** To a colleague one did not choose. */
export const SurpriseLink = ({ slug }: { slug: string }) => (
  <p>
    <LocaleLink to={`/employees/${slug}`}>{m.filter_surprise_me({}, { locale: useLocale() })}</LocaleLink>
  </p>
);
