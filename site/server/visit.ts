import type { Outcome } from '../app/forms/outcome.ts';
import type { Newsletter } from '../app/forms/subscription.ts';
import type { Locale } from '../app/locale/locales.ts';
import type { Visit } from '../app/visit.server.ts';
import type { Ask } from '../content/ask.ts';
import { createClient } from '../content/client/index.ts';
import type { FrameStore } from '../content/frame.ts';
import type { JobsStore } from '../content/jobs/store.ts';
import { createRecorder } from '../content/reading.ts';
import { type Config, publicCaptcha } from './config.ts';
import { failureDetails, type Log } from './log.ts';

export interface Stores {
  frames: FrameStore;
  jobs: JobsStore;
}

/** What the site has once, for every visit. */
export interface VisitParts extends Stores {
  newsletter: Newsletter;
}

interface Request {
  locale: Locale;
  token: string | undefined;
  outcome: Outcome | undefined;
}

/** A visit and, for the server, what became of its token. */
export interface OpenVisit extends Visit {
  tokenDropped: () => boolean;
}

/** Everything one request may ask of, made anew for it. */
export const openVisit = (
  config: Config,
  log: Log,
  { frames, jobs, newsletter }: VisitParts,
  { locale, token, outcome }: Request,
): OpenVisit => {
  const { contentUrl, contentTimeoutMs, locales, siteUrl, gtmId, videoHosts, captcha } = config;
  const client = createClient({ baseUrl: contentUrl, timeoutMs: contentTimeoutMs, locale, token });
  let dropped = false;
  const ask: Ask = {
    client,
    locale,
    reading: createRecorder(),
    warn: (details, message) => log.warn(details, message),
    offers: () => jobs.offers(locale),
    frame: () => frames.get(locale),
  };
  return {
    locale,
    locales,
    siteUrl,
    thirdParties: { gtmId, videoHosts, captcha: captcha && publicCaptcha(captcha) },
    outcome,
    newsletter,
    ask,
    frame: () => frames.get(locale).catch(() => undefined),
    logFailure: (failure) => log.error(failureDetails(failure), 'page failed'),
    dropToken: () => {
      if (!client.token()) return false;
      client.logout();
      dropped = true;
      return true;
    },
    tokenDropped: () => dropped,
  };
};
