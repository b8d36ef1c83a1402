import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parseDotenv } from '../lib/dotenv.mjs';
import { parseEnvironment } from '../lib/environment.mjs';
import { root } from '../lib/paths.mjs';

test('nothing set: two local programs, both languages', () => {
  const { settings, faults } = parseEnvironment({ PATH: 'x', PORT: '' });
  assert.deepEqual(faults, []);
  assert.equal(settings.port, 3000);
  assert.equal(settings.siteUrl, 'http://localhost:3000');
  assert.equal(settings.cmsHost, '127.0.0.1');
  assert.equal(settings.contentUrl, undefined);
  assert.deepEqual(settings.locales, ['en', 'nl']);
});

test('the address follows the port unless it is given', () => {
  assert.equal(parseEnvironment({ PORT: '4000' }).settings.siteUrl, 'http://localhost:4000');
  assert.equal(parseEnvironment({ PORT: '4000', SITE_URL: 'https://a.example' }).settings.siteUrl, 'https://a.example');
});

test('every fault is named at once, without repeating an address', () => {
  const { faults } = parseEnvironment({
    PORT: '99999',
    LOCALES: 'en,en',
    DEFAULT_LOCALE: 'fr',
    CONTENT_URL: 'localhost:1337',
    DATABASE_URL: 'mysql://user:password@db/cms',
    ROOT_REDIRECT_STATUS: '200',
    LEADS_KEEP_DAYS: '0',
  });
  const names = [
    'PORT',
    'LOCALES',
    'CONTENT_URL',
    'DATABASE_URL',
    'DEFAULT_LOCALE',
    'ROOT_REDIRECT_STATUS',
    'LEADS_KEEP_DAYS',
  ];
  assert.deepEqual(
    faults.map((fault) => /^[A-Z_]+/.exec(fault)?.[0]),
    names,
  );
  assert.ok(!faults.join().includes('password'));
});

test('the default language is one of the chosen ones', () => {
  assert.equal(parseEnvironment({ LOCALES: 'en', DEFAULT_LOCALE: 'nl' }).faults.length, 1);
  assert.equal(parseEnvironment({ LOCALES: 'nl', DEFAULT_LOCALE: 'nl' }).faults.length, 0);
});

test('both programs on one port is a fault, unless only the site is started', () => {
  assert.equal(parseEnvironment({ PORT: '1337' }).faults.length, 1);
  assert.equal(parseEnvironment({ PORT: '1337', CONTENT_URL: 'http://cms.example' }).faults.length, 0);
});

test('.env.example as it stands is sound', () => {
  const { values, faults } = parseDotenv(readFileSync(join(root, '.env.example'), 'utf8'));
  assert.deepEqual([...faults, ...parseEnvironment(values).faults], []);
  assert.equal(values.CONTENT_URL, undefined);
});
