import { test as base } from '@playwright/test';
import { startSite } from '../../../scripts/lib/processes.mjs';

/** The site as developers run it, where the catalogue is; `WORKSHOP_UNDER_TEST` names one that runs already. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs; this one needs nothing.
    async ({}, use) => {
      const running = process.env['WORKSHOP_UNDER_TEST'];
      if (running) return use(running);
      const env = { CONTENT_URL: process.env['CMS_UNDER_TEST'], CONTENT_TIMEOUT_MS: '15000' };
      const site = await startSite({ development: true, env, log: 'journeys-workshop' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ workshop }, use) => use(workshop),
});
