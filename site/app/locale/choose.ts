import type { Locale } from './locales.ts';

export const preferenceCookie = 'i18n_preference';

/** 365 days, in seconds (`spec.md` §9). */
export const preferenceMaxAge = 365 * 24 * 60 * 60;

interface Range {
  range: string;
  quality: number;
}

/** Language ranges of an Accept-Language header, best first (RFC 9110 §12.5.4); q=0 means "not this one". */
const ranges = (header: string): Range[] =>
  header
    .split(',')
    .slice(0, 20)
    .map((part, position) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter)?.[1])
        .find(Boolean);
      return { range: range.trimEnd().toLowerCase(), quality: quality === undefined ? 1 : Number(quality), position };
    })
    .filter(({ range }) => range !== '')
    .sort((a, b) => b.quality - a.quality || a.position - b.position);

const names = (range: string, locale: Locale): boolean => range === locale || range.startsWith(`${locale}-`);

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
  const asked = ranges(acceptLanguage ?? '');
  const refused = (locale: Locale) => asked.some(({ range, quality }) => quality === 0 && names(range, locale));
  for (const { range } of asked.filter(({ quality }) => quality > 0)) {
    const match =
      range === '*' ? [fallback, ...locales].find((locale) => !refused(locale)) : locales.find((l) => names(range, l));
    if (match) return match;
  }
  return fallback;
};
