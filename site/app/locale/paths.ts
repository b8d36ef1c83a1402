import { isLocale, type Locale } from './locales.ts';

/** The locale an address stands under, or undefined for an unprefixed one. */
export const localeOfPath = (pathname: string): Locale | undefined => {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : undefined;
};

/** `/cases` → `/nl/cases`; `/` → `/nl`. Keeps query and hash. */
export const localePath = (locale: Locale, path: string): string => {
  const tail = path.startsWith('/') ? path : `/${path}`;
  return tail === '/' ? `/${locale}` : `/${locale}${tail.replace(/^\/(?=[?#])/, '')}`;
};

/** True for a path of this site, as editors write it (`/cases`); false for whole addresses, `mailto:`, `tel:`. */
export const isSitePath = (url: string): boolean => /^\/(?![/\\])/.test(url);
