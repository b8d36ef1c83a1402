import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'));
});
afterAll(() => site.close());

const aPicture = async () => {
  const { root } = await site.page('/en/cases');
  return root.querySelector('main picture:last-child img')?.getAttribute('src') ?? '';
};
/** The same as the CMS has it, before anything was made of it. */
const anUpload = async () => (await aPicture()).replace(/^\/image\/[^/]+/, '/media');

it('serves the CMS’s pictures from the site’s own address, in the sizes and formats of a screen, for good', async () => {
  const { root } = await site.page('/en/cases');
  const sets = root
    .querySelectorAll('main source')
    .map((source) => source.getAttribute('srcset')?.split(' ', 1)[0] ?? '');
  for (const src of [await aPicture(), await anUpload(), ...sets.slice(0, 4)]) {
    expect(src).toMatch(/^\/(?:image|media)\//);
    const response = await site.get(src);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
  }
});

it('says when a picture was last changed, since an editor may replace it under its name', async () => {
  expect(await aPicture()).toMatch(/,v_[a-z0-9]{8}\//);
});

it('serves a part of a file to a player that asks for one', async () => {
  const response = await site.get(await anUpload(), { range: 'bytes=0-99' });
  expect([200, 206]).toContain(response.status);
  if (response.status === 206) expect((await response.arrayBuffer()).byteLength).toBe(100);
});

it.each([
  '/media/nothing-here.jpg',
  '/media/a/b.jpg',
  '/media/..',
  '/media/%2e%2e%2foffers.json',
  '/media/.env',
  '/media/',
])('%s is refused', async (path) => {
  const { status } = await site.raw(path);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
});

it('names width and height of every picture, and an alternative text, be it empty', async () => {
  for (const path of ['/en', '/en/cases', '/nl/about-vi', '/en/employees']) {
    const { root } = await site.page(path);
    const bad = root
      .querySelectorAll('img')
      .filter(
        (img) => !img.getAttribute('width') || !img.getAttribute('height') || img.getAttribute('alt') === undefined,
      );
    expect(bad.map(String)).toEqual([]);
  }
});
