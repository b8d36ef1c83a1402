import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'));
});
afterAll(() => site.close());

describe.each([
  ['en', 'Page not found'],
  ['nl', 'Pagina niet gevonden'],
])('not found, in %s', (locale, title) => {
  it.each([
    'nowhere',
    'no/where',
    'a/b/c',
    'cases/nope',
    'insights/nope',
    'employees/nope',
    'solutions/nope',
    'about-vi/nope',
    'cases/a/b',
    `cases/${'x'.repeat(900)}`,
  ])('/%s', async (path) => {
    const { status, root } = await site.page(`/${locale}/${path}`);
    expect(status).toBe(404);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(root.querySelector('h1')?.text).toBe(title);
    const goals = root.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(goals).toEqual([`/${locale}/cases`, `/${locale}/contact`, `/${locale}`]);
    expect(root.querySelectorAll('header nav a').length).toBeGreaterThan(6);
  });
});

it('a draft is not there', async () => {
  for (const path of [
    '/en/cases/undisclosed',
    '/en/insights/embargoed',
    '/en/employees/teun-de-ridder',
    '/en/employees/teun-visser',
  ])
    expect((await site.page(path)).status).toBe(404);
});

describe('addresses that no browser writes', () => {
  it.each([
    '/..',
    '/en/../../etc/passwd',
    '/%2e%2e/x',
    '/en/%2e%2e%2fcases',
    '/en%2fcases',
    '/en/%5c%5chost',
    '//host/en',
    '/\\host',
    '/en/%00',
    '/en/%',
    '/en/%zz',
    '/en/%c3%28',
    '/en/a%0d%0aX-Evil:1',
  ])('%s gets a 4xx and no Location off the site', async (path) => {
    const { status, headers } = await site.raw(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers['x-evil']).toBeUndefined();
  });

  it.each(['/en/%', '/en/%zz', '/en/%c3%28', '//host/en', '/en/%00', '/en%2fcases'])(
    '%s is a bad request',
    async (path) => {
      expect((await site.raw(path)).status).toBe(400);
    },
  );

  it('an endless one gets 414', async () => {
    expect((await site.raw(`/en/${'a'.repeat(9000)}`)).status).toBe(414);
  });
});

it('no header of a stranger has a say in the page', async () => {
  const plain = await site.raw('/en/cases');
  const foreign = await site.raw('/en/cases', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-react-router-data': '1',
    'x-remix-reload-document': '1',
  });
  expect(foreign.status).toBe(200);
  expect(foreign.body).toBe(plain.body);
});

it('an unknown method gets an answer, not a fault', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const response = await fetch(`${site.url}/en/cases`, { method, redirect: 'manual' });
    expect(response.status, method).toBeLessThan(500);
  }
});
