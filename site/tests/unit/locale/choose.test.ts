import { expect, it } from 'vitest';
import { chooseLocale } from '../../../app/locale/choose.ts';
import { knownLocales, type Locale } from '../../../app/locale/locales.ts';

const choose = (acceptLanguage: string | undefined, fallback: Locale = 'en', cookie?: string) =>
  chooseLocale({ cookie, acceptLanguage, locales: knownLocales, fallback });

// What browsers send, and what nobody should: the first line of each is the usual case, the rest is what is left of it.
it.each([
  ['nl-NL,nl;q=0.9,en-US;q=0.8,en;q=0.7', 'nl'],
  ['NL', 'nl'],
  ['nl-Latn-BE', 'nl'],
  ['  nl ;q=1 ', 'nl'],
  ['en;q=0.1,nl;Q=0.2', 'nl'],
  ['en;q=0.5,nl;q=0.5', 'en'],
  ['de,nl;q=0.001', 'nl'],
  ['nl;level=1;q=0.2,en;q=0.3', 'en'],
  // No language of ours, though it begins like one.
  ['nlx, enm', 'en'],
  // Out of range, so as good as not said; never better than the best.
  ['en,nl;q=1.5', 'en'],
  ['en;q=0.9,nl;q=abc', 'nl'],
  ['nl;q=-1', 'nl'],
  ['nl;q=0', 'en'],
  ['nl;q=0.000', 'en'],
  ['', 'en'],
  [',;q=1,,', 'en'],
  ['\u0000\u202e, nl', 'nl'],
  [`${'x,'.repeat(5000)}nl`, 'en'],
] as const)('%j', (header, locale) => {
  expect(choose(header)).toBe(locale);
});

it('takes anything to mean the default, unless just that is refused', () => {
  expect(choose('fr, *;q=0.5', 'nl')).toBe('nl');
  expect(choose('en;q=0, *', 'en')).toBe('nl');
  expect(choose('nl;q=0, *', 'nl')).toBe('en');
  expect(choose('en;q=0, nl;q=0, *', 'en')).toBe('en');
});

it.each(['', 'NL', 'nl ', 'nl-NL', 'xx', '__proto__', 'toString'])('ignores the cookie value %j', (cookie) => {
  expect(choose('en', 'en', cookie)).toBe('en');
});
