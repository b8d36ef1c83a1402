import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseEnvironment } from '../lib/environment.mjs';
import { withoutSettings } from '../lib/variables.mjs';
import { workshop } from './workshop.mjs';

/** @type {Awaited<ReturnType<typeof workshop>>} */
let shop;
/** @type {typeof import('../lib/variables.mjs')} */
let variables;
before(async () => {
  shop = await workshop();
  writeFileSync(join(shop.folder, 'cms', '.env'), 'JWT_SECRET=kept\nLEADS_TOKEN=made-here\n');
  variables = await import(pathToFileURL(join(shop.folder, 'scripts', 'lib', 'variables.mjs')).href);
});
after(() => shop.remove());

const of = (/** @type {Record<string, string>} */ given) => parseEnvironment(given).settings;

test('the site gets the token that our own CMS made, and none of its secrets', () => {
  const given = variables.siteVariables(of({}));
  assert.equal(given.LEADS_TOKEN, 'made-here');
  assert.equal(given.JWT_SECRET, undefined);
});

test('a token that was set counts for both; another CMS never gets ours', () => {
  const settings = of({ LEADS_TOKEN: 'chosen' });
  assert.equal(variables.siteVariables(settings).LEADS_TOKEN, 'chosen');
  assert.equal(variables.cmsVariables(settings).LEADS_TOKEN, 'chosen');
  assert.equal(variables.siteVariables(of({ CONTENT_URL: 'https://cms.example' })).LEADS_TOKEN, undefined);
});

test('the CMS sees nothing of the site’s mail, captcha, outbox and secret', () => {
  const kept = { SITE_SECRET: 'x'.repeat(32), SITE_DATA_DIR: 'x', SITE_DATABASE_URL: 'postgres://x' };
  const own = { SMTP_URL: 'x', MAIL_FROM: 'x', CAPTCHA_SECRET: 'x', OUTBOX_X: 'x', ...kept };
  assert.deepEqual(
    Object.keys(variables.cmsVariables(of({ ...own, LEADS_KEEP_DAYS: '30' }))).filter((name) => name in own),
    [],
  );
  assert.equal(variables.cmsVariables(of({ LEADS_KEEP_DAYS: '30' })).LEADS_KEEP_DAYS, '30');
});

test('a test starts from none of our settings', () => {
  const set = { LEADS_TOKEN: 'x', OUTBOX_FILE: 'x', FORMS_SECRET: 'x', NEWSLETTER_FROM: 'x', HOME: '/' };
  assert.deepEqual(withoutSettings(set), { HOME: '/' });
});
