import { type Locale, localeFacts } from './locales.ts';

const timeZone = 'Europe/Amsterdam';

/** `2026-11-12` → "12 November 2026". An ISO date or timestamp; anything else comes back as it is. */
export const longDate = (locale: Locale, iso: string): string => format(locale, iso, { dateStyle: 'long' });

/** `2026-11-12` → "12 Nov". */
export const shortDate = (locale: Locale, iso: string): string =>
  format(locale, iso, { day: 'numeric', month: 'short' });

/** A moment, to the minute: "22 November 2026 at 14:05". */
export const dateAndTime = (locale: Locale, moment: Date): string =>
  format(locale, moment.toISOString(), { dateStyle: 'long', timeStyle: 'short' });

const format = (locale: Locale, iso: string, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(localeFacts[locale].iso, { timeZone, ...options }).format(date);
};
