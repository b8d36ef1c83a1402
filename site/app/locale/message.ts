import type { Locale } from './locales.ts';

/** A message without gaps, as Paraglide makes it. */
export type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string;
