import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { standBetween } from '../support/between.ts';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
let between: Awaited<ReturnType<typeof standBetween>>;
let authorizations: (string | undefined)[] = [];
const path = '/en/privacy-statement';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl';

beforeAll(async () => {
  between = await standBetween(inject('contentUrl'));
  site = await openSite(between.url);
});
beforeEach(() => {
  authorizations = [];
  between.meddle((request) => {
    if (request.url?.startsWith('/api/pages')) authorizations.push(request.headers.authorization);
    return false;
  });
});
afterAll(async () => {
  await site.close();
  await between.close();
});

it('a token that the service refuses is dropped, and the anonymous page served', async () => {
  const { status, headers, html } = await site.page(path, { cookie: `strapi_jwt=${jwt}` });
  expect(status).toBe(200);
  expect(authorizations).toEqual([`Bearer ${jwt}`, undefined]);
  expect(headers.get('set-cookie')).toMatch(/^strapi_jwt=;.*Max-Age=0/);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(html).toBe((await site.page(path)).html);
});

it('a cookie that has not the form of a JWT is not sent on', async () => {
  for (const value of ['x', 'a.b', `${jwt}.x`, 'a b.c.d', '..', `${'a'.repeat(9000)}.b.c`]) {
    const { headers } = await site.page(path, { cookie: `strapi_jwt=${encodeURIComponent(value)}` });
    expect(headers.get('set-cookie')).toBeNull();
  }
  expect(authorizations.filter(Boolean)).toEqual([]);
});

it('somebody who sends many tokens is served anonymously from then on', async () => {
  const flood = await openSite(between.url);
  for (let count = 0; count < 60; count += 1)
    expect((await flood.page(path, { cookie: `strapi_jwt=${jwt}` })).status).toBe(200);
  expect(authorizations.filter(Boolean).length).toBeLessThan(60);
  await flood.close();
});
