import { preferenceCookie, preferenceMaxAge } from '../locale/choose.ts';
import type { BootSettings } from './boot.ts';
import type { LanguageMemory } from './rememberLanguage.ts';

/** Shared by the script in the page, which cannot import it, and by what runs once the page is hydrated. */
export const bootSettings: BootSettings = {
  id: 'modules',
  hydrated: 'hydrated',
  idleTimeout: 2000,
  guardKey: 'chunk-reload',
  guardTime: 60_000,
};

export const languageMemory: LanguageMemory = { cookie: preferenceCookie, maxAge: preferenceMaxAge };
