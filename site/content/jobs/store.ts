import type { Locale } from '../../app/locale/locales.ts';
import type { Warn } from '../ask.ts';
import type { Offer } from './offer.ts';

interface Options {
  url: string;
  warn: Warn;
}
/** temporary */
export const createJobsStore = (_options: Options) => ({
  offers: (_locale: Locale): Offer[] | undefined => undefined,
  reload: async (): Promise<void> => {},
});
export type JobsStore = ReturnType<typeof createJobsStore>;
