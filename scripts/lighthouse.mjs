import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchOptions } from './lib/chromium.mjs';
import { Fault } from './lib/fault.mjs';
import { scoresOf, table, wrong } from './lib/lighthouse.mjs';
import { assertTools } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { findChromium } from './lib/needs.mjs';
import { root, site } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { startSite } from './lib/processes.mjs';
import { say, step } from './lib/step.mjs';
import { prepareTemplate, startSeededCms } from './lib/template.mjs';
import { screens } from './screens.mjs';

/** @typedef {import('./lib/lighthouse.mjs').Row} Row */

const locales = /** @type {const} */ (['en', 'nl']);
const asked = process.argv.slice(2);

// Every screen that answers 200, or those whose names follow: npm run lighthouse -- home cases
main(async () => {
  assertTools();
  if (!findChromium())
    throw new Fault(
      'Lighthouse needs Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  const chosen = screens.filter(({ name }) => name !== 'not-found' && (asked.length === 0 || asked.includes(name)));
  // SITE_UNDER_TEST: a site that runs already; otherwise one is started on the demo.
  const url = process.env.SITE_UNDER_TEST?.replace(/\/$/, '') ?? (await ownSite());
  const lighthouse = await load();
  const port = await freePort();
  const browser = await openBrowser(port);
  /** @type {Row[]} */
  const rows = [];
  for (const { name, ...paths } of chosen)
    for (const locale of locales) {
      const path = paths[locale];
      if (path === undefined) continue;
      const address = `/${locale}${path === '/' ? '' : path}`;
      rows.push(await step(address, () => judge(lighthouse, port, url, address)));
    }
  await browser.close();
  say(`\n${table(rows)}\n`);
  const faults = rows.flatMap(wrong);
  for (const fault of faults) say(fault);
  return faults.length ? 1 : 0;
});

/** @returns {Promise<typeof import('../site/node_modules/lighthouse/core/index.js').default>} */
async function load() {
  const file = createRequire(join(site, 'package.json')).resolve('lighthouse');
  return (await import(pathToFileURL(file).href)).default;
}

/** @param {number} port where Lighthouse finds it */
async function openBrowser(port) {
  const { chromium } = createRequire(join(site, 'package.json'))('@playwright/test');
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
}

async function ownSite() {
  await prepare({ site: 'built', cms: 'compiled' });
  await prepareTemplate();
  const cms = await step('Starting the CMS', () => startSeededCms({ log: 'lighthouse-cms' }));
  const env = { CONTENT_URL: cms.url, IMAGE_CACHE_DIR: join(root, '.tmp', 'lighthouse-images') };
  return (await step('Starting the site', () => startSite({ env, log: 'lighthouse-site' }))).url;
}

/**
 * @param {Awaited<ReturnType<typeof load>>} lighthouse
 * @param {number} port
 * @param {string} url
 * @param {string} path
 * @returns {Promise<Row>}
 */
async function judge(lighthouse, port, url, path) {
  // Once before, so that pictures are made and the figures are those of a site that has been seen.
  await lighthouse(url + path, { port, logLevel: 'silent', onlyAudits: ['largest-contentful-paint'] });
  const result = await lighthouse(url + path, { port, logLevel: 'silent' });
  if (!result) throw new Fault(`Lighthouse has nothing to say of ${path}.`);
  return scoresOf(path, result.lhr);
}
