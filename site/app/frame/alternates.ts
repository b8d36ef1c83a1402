import type { Locale } from '../locale/locales.ts';
import { localePath } from '../locale/paths.ts';

/** Where a page stands in one of the site's languages. */
export interface Alternate {
  locale: Locale;
  path: string;
  /** False when this very page does not exist in that language and the path leads to the nearest that does. */
  exact: boolean;
}

export type Alternates = Alternate[];

interface Entry {
  localizations: readonly { locale: Locale; slug: string | undefined }[];
}

interface Place {
  current: Locale;
  locales: readonly Locale[];
  /** The page's own path in the current language, without the prefix. */
  path: string;
  /** Its path in another language, made from the slug it has there. */
  pathOf: (slug: string | undefined) => string;
  /** The overview it belongs to, for a language in which it does not exist. */
  overview: string;
}

/** The anchor on an overview that says why one is there. See `Untranslated.tsx`. */
export const untranslatedAnchor = 'untranslated';

/** The page in every language that the site offers: its published counterpart, or else the overview it belongs to. */
export const alternatesOf = (entry: Entry, { current, locales, path, pathOf, overview }: Place): Alternates =>
  locales.map((locale) => {
    if (locale === current) return { locale, path: localePath(locale, path), exact: true };
    const counterpart = entry.localizations.find((localization) => localization.locale === locale);
    return counterpart
      ? { locale, path: localePath(locale, pathOf(counterpart.slug)), exact: true }
      : { locale, path: `${localePath(locale, overview)}#${untranslatedAnchor}`, exact: false };
  });
