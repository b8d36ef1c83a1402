/** A language the site can be read in, with what its documents say of it (`spec.md` §3, Locale). */
export interface LocaleFacts {
  code: Locale;
  /** BCP 47, for `lang`, `hreflang` and `Intl`. */
  iso: string;
  dir: 'ltr' | 'rtl';
  /** The messages' file. */
  file: string;
  /** A host of its own, where a language has one; unset, it lives under its prefix. */
  domain: string | undefined;
  /** Its own name for itself. */
  name: string;
}

/** Languages there are messages for. Which of them a site offers is configuration (`LOCALES`). */
export const knownLocales = ['en', 'nl'] as const;
export type Locale = (typeof knownLocales)[number];

export const localeFacts: Record<Locale, LocaleFacts> = {
  en: { code: 'en', iso: 'en-GB', dir: 'ltr', file: 'en.json', domain: undefined, name: 'English' },
  nl: { code: 'nl', iso: 'nl-NL', dir: 'ltr', file: 'nl.json', domain: undefined, name: 'Nederlands' },
};

export const isLocale = (value: unknown): value is Locale => knownLocales.some((locale) => locale === value);
