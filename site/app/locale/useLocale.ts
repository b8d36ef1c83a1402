import { useLocation } from 'react-router';
import type { Locale } from './locales.ts';
import { localeOfPath } from './paths.ts';

/** The locale of the address, which is known on error screens too, where no data may be. */
export const useLocale = (): Locale => localeOfPath(useLocation().pathname) ?? 'en';
