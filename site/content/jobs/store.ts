import type { Locale } from '../../app/locale/locales.ts';
import type { Warn } from '../ask.ts';
import { downloadJson, type Limits } from './download.ts';
import { parseFeed } from './feed.ts';
import type { Offer, Offers } from './offer.ts';

interface Options extends Partial<Limits> {
  url: string;
  warn: Warn;
  now?: () => number;
}

/** Why a call failed, with the reason that `fetch` hides behind "fetch failed". */
const reason = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message}: ${failure.cause.message}` : failure.message;
};

/** The job board's open vacancies: the last good list is kept, whatever becomes of the board. */
export const createJobsStore = ({ url, warn, now = Date.now, ...limits }: Options) => {
  const { timeoutMs = 5000, maxBytes = 2 * 1024 * 1024, fetch = globalThis.fetch } = limits;
  let kept: { offers: Offers; at: number } | undefined;
  let running: Promise<void> | undefined;

  const age = (): number | undefined => kept && now() - kept.at;

  const read = async (): Promise<void> => {
    try {
      const { offers, faults } = parseFeed(await downloadJson(url, { timeoutMs, maxBytes, fetch }));
      if (faults.length > 0) warn({ faults }, 'offers left out');
      kept = { offers, at: now() };
    } catch (failure) {
      warn({ reason: reason(failure), ageMs: age() }, 'job board not read');
    }
  };

  return {
    /** Open vacancies in a locale; undefined while the board has never answered. */
    offers: (locale: Locale): Offer[] | undefined =>
      kept?.offers[locale].filter(({ closesAt }) => !closesAt || Date.parse(closesAt) > now()),
    /** Asks the board again, one call however many ask. Failures are told to `warn`, never thrown. */
    reload: (): Promise<void> => {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Milliseconds since the last good answer; undefined while there was none. */
    age,
  };
};

export type JobsStore = ReturnType<typeof createJobsStore>;
