import { addresses } from './addresses.ts';

/** Every screen in both languages, those for addresses that lead nowhere included. */
export const screens = [...addresses.en, ...addresses.nl].map(({ path }) => path).concat('/en/nowhere', '/nl/nergens');
