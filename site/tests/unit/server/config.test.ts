import { expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../../../server/config.ts';

const faultsOf = (env: Record<string, string>) => {
  try {
    parseConfig(env);
  } catch (fault) {
    if (fault instanceof ConfigError) return fault.faults.map((line) => line.split(' ')[0]);
    throw fault;
  }
  return [];
};

it('has a default for everything', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    locales: ['en', 'nl'],
    defaultLocale: 'en',
    rootRedirectStatus: 302,
  });
});

it('puts the default locale first', () => {
  expect(parseConfig({ LOCALES: 'en, nl', DEFAULT_LOCALE: 'nl' }).locales).toEqual(['nl', 'en']);
});

it.each([
  [{ PORT: '70000' }, ['PORT']],
  [{ SITE_URL: 'vi.example' }, ['SITE_URL']],
  [{ CONTENT_URL: 'ftp://cms.example' }, ['CONTENT_URL']],
  [{ LOCALES: 'en,de' }, ['LOCALES']],
  [{ LOCALES: ',' }, ['LOCALES']],
  [{ LOCALES: 'en', DEFAULT_LOCALE: 'nl' }, ['DEFAULT_LOCALE']],
  [{ ROOT_REDIRECT_STATUS: '200' }, ['ROOT_REDIRECT_STATUS']],
  [{ TRUSTED_PROXIES: 'proxy.example' }, ['TRUSTED_PROXIES']],
  [{ GTM_ID: 'GTM-A; script-src *' }, ['GTM_ID']],
  [{ VIDEO_HOSTS: "player.example; script-src 'unsafe-inline'" }, ['VIDEO_HOSTS']],
  [{ PORT: 'x', LOG_LEVEL: 'loud' }, ['PORT', 'LOG_LEVEL']],
])('names each fault of %j', (env, faults) => {
  expect(faultsOf(env)).toEqual(faults);
});

it('takes an empty variable for one that is not set', () => {
  expect(parseConfig({ PORT: '', SITE_URL: ' ' }).siteUrl).toBe('http://localhost:3000');
});
