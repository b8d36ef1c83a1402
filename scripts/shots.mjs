import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launchOptions } from './lib/chromium.mjs';
import { Fault } from './lib/fault.mjs';
import { assertTools } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { findChromium } from './lib/needs.mjs';
import { root, site } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { startSite } from './lib/processes.mjs';
import { say, step } from './lib/step.mjs';
import { prepareTemplate, startSeededCms } from './lib/template.mjs';
import { screens } from './screens.mjs';

/** @typedef {import('../site/node_modules/@playwright/test/index.js').Browser} Browser */

const widths = [390, 768, 1440];
const locales = /** @type {const} */ (['en', 'nl']);
const folder = join(root, '.shots');
main(async () => {
  assertTools();
  if (!findChromium())
    throw new Fault(
      'The pictures need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  // SHOTS_URL: a site that runs already; otherwise one is started on the demo.
  const url = process.env.SHOTS_URL?.replace(/\/$/, '') ?? (await ownSite());
  const { chromium } = createRequire(join(site, 'package.json'))('@playwright/test');
  const browser = await chromium.launch(launchOptions());
  mkdirSync(folder, { recursive: true });
  for (const { name, ...paths } of screens) await step(name, () => takeAll(browser, url, name, paths));
  await browser.close();
  say(`The pictures are in ${folder}.`);
});

async function ownSite() {
  await prepare({ site: 'built', cms: 'compiled' });
  await prepareTemplate();
  const cms = await step('Starting the CMS', () => startSeededCms());
  const running = await step('Starting the site', () => startSite({ env: { CONTENT_URL: cms.url } }));
  return running.url;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} name
 * @param {{ en: string, nl?: string }} paths
 */
async function takeAll(browser, url, name, paths) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const locale of locales) {
      const path = paths[locale];
      if (path === undefined) continue;
      await page.goto(`${url}/${locale}${path === '/' ? '' : path}`, { waitUntil: 'networkidle' });
      await page.evaluate(loadLazyPictures);
      await page.screenshot({ path: join(folder, `${name}-${locale}-${width}.png`), fullPage: true });
    }
    await page.close();
  }
}

/** Runs in the page: a full-page picture does not scroll, so what loads on scrolling is asked for here. */
async function loadLazyPictures() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.race([
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, 5000)),
  ]);
}
