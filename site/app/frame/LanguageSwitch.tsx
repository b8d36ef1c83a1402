import { useMatches } from 'react-router';
import { type Locale, localeFacts } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { localePath } from '../locale/paths.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Alternate, Alternates } from './alternates.ts';
import styles from './LanguageSwitch.module.css';

const hasAlternates = (data: unknown): data is { alternates: Alternates } =>
  typeof data === 'object' && data !== null && 'alternates' in data && Array.isArray(data.alternates);

/** The current screen in each language; on an error screen, the languages' home pages. */
const useAlternates = (locales: readonly Locale[]): Alternate[] => {
  const data = useMatches()
    .map((match) => match.loaderData)
    .findLast(hasAlternates);
  return data?.alternates ?? locales.map((locale) => ({ locale, path: localePath(locale, '/'), exact: true }));
};

/** Real links, so that the switch works before and without any script. */
export const LanguageSwitch = ({ locales }: { locales: readonly Locale[] }) => {
  const current = useLocale();
  const alternates = useAlternates(locales);
  return (
    <nav aria-label={m.language_switch({}, { locale: current })}>
      <ul className={styles.languages}>
        {alternates.map(({ locale, path, exact }) => {
          const { iso, name } = localeFacts[locale];
          const language = iso.slice(0, 2);
          const code = locale.toUpperCase();
          // Both of what may be seen stand in it, so that it can be called by what one sees.
          const label = `${code} ${name}`;
          return (
            <li key={locale}>
              <a
                href={path}
                hrefLang={language}
                lang={language}
                data-language={locale}
                aria-current={locale === current ? 'true' : undefined}
                aria-label={exact ? label : `${label}: ${m.language_untranslated({}, { locale })}`}
              >
                <span className={styles.code}>{code}</span>
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
