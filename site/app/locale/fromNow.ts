import { type Locale, localeFacts } from './locales.ts';

const minute = 60;
const hour = 60 * minute;

/** "in 12 minutes", "over 5 uur": a number of seconds ahead, in words, rounded up. */
export const fromNow = (locale: Locale, seconds: number): string => {
  const format = new Intl.RelativeTimeFormat(localeFacts[locale].iso);
  return seconds <= hour
    ? format.format(Math.max(1, Math.ceil(seconds / minute)), 'minute')
    : format.format(Math.ceil(seconds / hour), 'hour');
};
