import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { noEntries, standBetween } from '../support/between.ts';
import { openSite, type Site } from '../support/openSite.ts';
import { manifestOf, prerender } from '../support/prerender.ts';

let site: Site;
let between: Awaited<ReturnType<typeof standBetween>>;
const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
const env = { PRERENDER_DIR: folder, LOCALES: 'en', CONTENT_TIMEOUT_MS: '1000' };

/** As if it were not there. */
const away = () =>
  between.meddle((_request, response) => {
    response.destroy();
    return true;
  });

beforeAll(async () => {
  between = await standBetween(inject('contentUrl'), { meddle: noEntries });
  site = await openSite(between.url, env);
  away();
  // Made while the site runs already, which notices.
  expect((await site.get('/en/cases')).status).toBe(503);
  between.meddle(noEntries);
  const { said, code } = await prerender(between.url, folder, { LOCALES: 'en' });
  expect(code, said).toBe(0);
}, 300_000);
beforeEach(() => {
  site.logged.length = 0;
  away();
});
afterAll(async () => {
  await site.close();
  await between.close();
  rmSync(folder, { recursive: true, force: true });
});

const stale = async (path: string, headers?: Record<string, string>) =>
  (await site.get(path, headers)).headers.get('x-stale');

it('answers the stored page while the content service is away, marked, and kept by nobody', async () => {
  await expect.poll(() => stale('/en/cases')).toBe('prerendered');
  const { status, headers, root, html } = await site.page('/en/cases');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('retry-after')).toBeNull();
  expect(Date.parse(headers.get('last-modified') ?? '')).toBeLessThanOrEqual(Date.now());
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  const { page } = manifestOf(folder).addresses['/en/cases'] ?? {};
  expect(html).toBe(readFileSync(join(folder, manifestOf(folder).folder, page?.file ?? ''), 'utf8'));
});

it('names the hashes of the stored page in its policy', async () => {
  const { headers } = await site.page('/en/cases');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
});

it.each(['/en/cases.data', '/en/cases.data?_routes=cases___en'])('answers the stored payload: %s', async (path) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-stale')).toBe('prerendered');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-remix-response')).toBe('yes');
  expect(await response.text()).toContain('cases___en');
});

it('knows an address by the keys that mean something', async () => {
  expect(await stale('/en/cases?utm_source=letter')).toBe('prerendered');
  expect(await stale('/en/contact?reason=job&utm_source=letter')).toBe('prerendered');
  expect(await stale('/en/cases?solution=alloq')).toBeNull();
  const { root } = await site.page('/en/contact?reason=job');
  expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').not.toContain('utm');
});

it('has nothing for an address that was not stored: 503, as before', async () => {
  for (const path of ['/en/nowhere', '/en/cases?page=7', '/en/constructor', '/en/nowhere.data']) {
    const { status, headers } = await site.get(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('10');
    expect(headers.get('x-stale')).toBeNull();
  }
});

it('never answers it to somebody with a token of the content service', async () => {
  const { status, headers } = await site.get('/en/cases', { cookie: 'strapi_jwt=aaa.bbb.ccc' });
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('answers HEAD with it, and no POST', async () => {
  const head = await fetch(`${site.url}/en/cases`, { method: 'HEAD' });
  expect(head.headers.get('x-stale')).toBe('prerendered');
  expect(await head.text()).toBe('');
  const post = await fetch(`${site.url}/en/cases`, { method: 'POST' });
  expect(post.headers.get('x-stale')).toBeNull();
});

it('prefers the living answer as soon as there is one', async () => {
  between.meddle(undefined);
  const { status, headers } = await site.get('/en/cases');
  expect(status).toBe(200);
  expect(headers.get('x-stale')).toBeNull();
});

it('leaves a file alone that is not whole', async () => {
  const { folder: set, addresses } = manifestOf(folder);
  writeFileSync(join(folder, set, addresses['/en/careers']?.page.file ?? ''), '<!doctype html><p>Hal');
  expect((await site.get('/en/careers')).status).toBe(503);
  expect(site.logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
  expect(await stale('/en/cases')).toBe('prerendered');
});

const broken = ['is no JSON', 'leads elsewhere', 'is of another build'];

it.each(broken)('goes on without a list that %s, with one line in the log', async (kind) => {
  const path = join(folder, 'manifest.json');
  const good = readFileSync(path, 'utf8');
  const bad: Record<string, string> = {
    'is no JSON': good.slice(0, 200),
    'leads elsewhere': JSON.stringify({ ...JSON.parse(good), folder: '../..' }),
    'is of another build': JSON.stringify({ ...JSON.parse(good), edition: 'of yesterday' }),
  };
  writeFileSync(path, bad[kind] ?? '');
  const other = await openSite(between.url, env);
  for (let time = 0; time < 3; time += 1) expect((await other.get('/en/cases')).status).toBe(503);
  const lines = other.logged.filter(({ level, message }) => level === 'warn' && message.includes('pre-rendered'));
  expect(lines).toHaveLength(1);
  await other.close();
  writeFileSync(path, good);
});
