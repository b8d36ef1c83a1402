import type { Locale } from './locales.ts';

export const preferenceCookie = 'i18n_preference';

/** Language ranges of an Accept-Language header, best first (RFC 9110 §12.5.4); q=0 means "not this one". */
const ranges = (header: string): string[] =>
  header
    .split(',')
    .slice(0, 20)
    .map((part, position) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1])
        .find(Boolean);
      return { range: range.toLowerCase(), quality: quality === undefined ? 1 : Number(quality), position };
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ range }) => range);

interface Preference {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  locales: readonly Locale[];
  fallback: Locale;
}

/** Which locale an unprefixed address opens in: the cookie, then the browser's list, then the default. */
export const chooseLocale = ({ cookie, acceptLanguage, locales, fallback }: Preference): Locale => {
  const remembered = locales.find((locale) => locale === cookie);
  if (remembered) return remembered;
  for (const range of ranges(acceptLanguage ?? '')) {
    if (range === '*') return fallback;
    const match = locales.find((locale) => range === locale || range.startsWith(`${locale}-`));
    if (match) return match;
  }
  return fallback;
};
