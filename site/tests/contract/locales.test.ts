import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';

describe('with English and Dutch', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(inject('contentUrl'));
  });
  afterAll(() => site.close());

  const doorway = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.get(path, headers);
    return { status: response.status, location: response.headers.get('location'), headers: response.headers };
  };

  it.each([
    ['nothing known: the default', {}, '/en'],
    ['a cookie', { cookie: 'i18n_preference=nl' }, '/nl'],
    ['a cookie before the browser', { cookie: 'i18n_preference=en', 'accept-language': 'nl' }, '/en'],
    ['an unknown cookie value is ignored', { cookie: 'i18n_preference=xx', 'accept-language': 'nl' }, '/nl'],
    ['the browser', { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.8' }, '/nl'],
    ['q-values, not order', { 'accept-language': 'en;q=0.3, nl;q=0.7' }, '/nl'],
    ['q=0 is a no', { 'accept-language': 'nl;q=0, fr;q=0.9' }, '/en'],
    ['a language we have not', { 'accept-language': 'de, fr' }, '/en'],
    ['garbage', { 'accept-language': ';;q=,,=*' }, '/en'],
  ])('opens / by %s', async (_what, headers, location) => {
    expect(await doorway('/', headers)).toMatchObject({ status: 302, location });
  });

  it('keeps path and query, and tells nobody to keep the answer', async () => {
    const { status, location, headers } = await doorway('/cases?solution=alloq&page=2', { 'accept-language': 'nl' });
    expect(status).toBe(302);
    expect(location).toBe('/nl/cases?solution=alloq&page=2');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toBe('Cookie, Accept-Language');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['/en/cases/', '/en/cases'],
    ['/EN/cases', '/en/cases'],
    ['/Nl', '/nl'],
    ['/en/', '/en'],
    ['/NL/insights/?category=craft', '/nl/insights?category=craft'],
  ])('%s is redirected to its one true address', async (path, location) => {
    expect(await doorway(path)).toMatchObject({ status: 301, location });
  });

  it('sets no cookie by an ordinary page view', async () => {
    const { headers } = await doorway('/en', { cookie: 'i18n_preference=nl' });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('shows a page in the language of its address, whatever the visitor prefers', async () => {
    const { root } = await site.page('/en', { cookie: 'i18n_preference=nl', 'accept-language': 'nl' });
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en');
  });

  it('redirects with the status that is configured', async () => {
    const other = await openSite(inject('contentUrl'), { ROOT_REDIRECT_STATUS: '307', DEFAULT_LOCALE: 'nl' });
    const response = await other.get('/');
    expect([response.status, response.headers.get('location')]).toEqual([307, '/nl']);
    await other.close();
  });
});

describe('with English only', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(inject('contentUrl'), { LOCALES: 'en' });
  });
  afterAll(() => site.close());

  it('has no Dutch route: /nl is a path like any other', async () => {
    const response = await site.get('/nl', { cookie: 'i18n_preference=nl', 'accept-language': 'nl' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/nl']);
    expect((await site.page('/en/nl')).status).toBe(404);
    expect((await site.page('/en/nl/cases')).status).toBe(404);
  });

  it('has no language switch, no other language in the head, and everything else', async () => {
    for (const path of ['/en', '/en/cases', '/en/cases/a-terminal-that-plans-itself', '/en/insights', '/en/contact']) {
      const { status, root, html } = await site.page(path);
      expect(status).toBe(200);
      expect(root.querySelectorAll('a[hreflang]')).toHaveLength(0);
      expect(root.querySelectorAll('link[hreflang]')).toHaveLength(0);
      expect(html).not.toMatch(/href="\/nl(?:\/|")/);
    }
  });

  it('sends an unprefixed address to English, whatever the visitor prefers', async () => {
    const response = await site.get('/cases', { cookie: 'i18n_preference=nl', 'accept-language': 'nl' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/cases']);
  });
});
