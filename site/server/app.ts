import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { createClient } from '../content/client/index.ts';
import { createFrameStore } from '../content/frame.ts';
import { createJobsStore } from '../content/jobs/store.ts';
import type { Config } from './config.ts';
import { readBuilt } from './document/built.ts';
import { documentFinisher } from './document/finish.ts';
import { createImages } from './images/service.ts';
import { lastResort } from './lastResort.ts';
import { openLeads } from './leads.ts';
import { failureDetails, type Log } from './log.ts';
import { redirectToTrueAddress, refuseOddAddresses } from './middleware/address.ts';
import { assets, assetsFolder } from './middleware/assets.ts';
import { compression } from './middleware/compression.ts';
import { doorway } from './middleware/doorway.ts';
import type { Env } from './middleware/env.ts';
import { forms } from './middleware/forms.ts';
import { health } from './middleware/health.ts';
import { images } from './middleware/images.ts';
import { letterLinks } from './middleware/letterLinks.ts';
import { media } from './middleware/media.ts';
import { offline } from './middleware/offline.ts';
import { securityHeaders } from './middleware/policy.ts';
import { newsletterLinks } from './newsletter/links.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { pages } from './pages.ts';
import { editionOf } from './prerendered/manifest.ts';
import { standIn } from './prerendered/standIn.ts';
import { openPrerendered } from './prerendered/store.ts';
import { secretOf } from './signing/secret.ts';

/** The server on one screen: what a request meets, in this order. */
export const createApp = (config: Config, log: Log) => {
  const stores = {
    frames: createFrameStore({
      clientFor: (locale) => createClient({ baseUrl: config.contentUrl, timeoutMs: config.contentTimeoutMs, locale }),
      locales: config.locales,
      maxAgeMs: config.frameMaxAgeMs,
      onError: (locale, failure) => log.warn({ locale, ...failureDetails(failure) }, 'menus and settings not read'),
    }),
    jobs: createJobsStore({ url: config.jobsUrl, warn: (details, message) => log.warn(details, message) }),
  };

  const secret = secretOf(config, log);
  const links = newsletterLinks(secret, config.siteUrl);
  const leads = openLeads(config, log, { frames: stores.frames, links });
  const newsletter = createNewsletter(leads.outbox, links);
  const app = new Hono<Env>();
  app.onError((failure) => {
    log.error(failureDetails(failure), 'request failed');
    return lastResort();
  });
  app.use(compression);
  app.use(securityHeaders(config));
  app.use(letterLinks);
  app.use(refuseOddAddresses);
  health(app, stores.frames);
  assets(app);
  offline(app, config);
  media(app, config);
  images(app, createImages(config, log));
  forms(app, config, log, { ...leads, secret });
  app.use(redirectToTrueAddress);
  app.use(doorway(config));
  const finish = documentFinisher(import.meta.env.DEV ? undefined : readBuilt(assetsFolder));
  const edition = editionOf(build.assets.version, config);
  if (!import.meta.env.DEV) app.use(standIn(openPrerendered({ folder: config.prerenderDir, edition, log })));
  app.all('*', pages(config, log, { ...stores, newsletter }, build, finish));

  return { fetch: app.fetch, stores, leads, edition };
};

export type App = ReturnType<typeof createApp>;
