import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { knownLocales } from '../../app/locale/locales.ts';
import { addresses } from '../support/addresses.ts';
import { noEntries, standBetween } from '../support/between.ts';
import { manifestOf, prerender, setsIn } from '../support/prerender.ts';

let between: Awaited<ReturnType<typeof standBetween>>;
const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
beforeAll(async () => {
  between = await standBetween(inject('contentUrl'));
});
beforeEach(() => between.meddle(undefined));
afterAll(async () => {
  await between.close();
  rmSync(folder, { recursive: true, force: true });
});

const kinds = { cases: 'cases/', insights: 'insights/', employees: 'employees/', solutions: 'solutions/' };
const places = { ...kinds, 'about-pages': 'about-vi/', pages: '' };

/** The addresses of all entries, as the CMS itself tells them. */
const entries = async (locale: string): Promise<string[]> => {
  const of = async ([collection, prefix]: [string, string]) => {
    const query = `fields=slug&pagination[limit]=100&locale=${locale}`;
    const answer = await fetch(`${inject('cmsUrl')}/api/${collection}?${query}`);
    const { data }: { data: { slug: string }[] } = await answer.json();
    return data.map(({ slug }) => `/${locale}/${prefix}${slug}`);
  };
  return (await Promise.all(Object.entries(places).map(of))).flat();
};

it('stores page and payload of every published address in both languages, and the further pages of overviews', async () => {
  const { code, said } = await prerender(between.url, folder);
  expect(said).toMatch(/\d+ addresses, [\d.]+ MB, [\d.]+ s/);
  expect(code).toBe(0);
  const { addresses: stored, folder: set } = manifestOf(folder);
  for (const locale of knownLocales) {
    const published = await entries(locale);
    expect(published.length).toBeGreaterThan(40);
    const screens = addresses[locale].map(({ path }) => path);
    const further = [`/${locale}/cases?page=2`, `/${locale}/insights?page=2`, `/${locale}/contact?reason=demo-alloq`];
    expect([...published, ...screens, ...further].filter((path) => !stored[path])).toEqual([]);
  }
  expect(stored['/en/cases?page=9']).toBeUndefined();
  const files = Object.values(stored).flatMap(({ page, payload }) => [page.file, payload.file]);
  expect(files.filter((file) => !existsSync(join(folder, set, file)))).toEqual([]);
  // No address twice, and nothing that was not published.
  expect(between.calls.filter((call) => /undisclosed|embargo/.test(call))).toEqual([]);
}, 600_000);

it('a second run takes the place of the first; the last two are kept', async () => {
  const first = manifestOf(folder).folder;
  between.meddle(noEntries);
  expect((await prerender(between.url, folder, { LOCALES: 'en' })).code).toBe(0);
  const second = manifestOf(folder);
  expect(second.folder).not.toBe(first);
  expect(second.addresses['/en/cases']).toBeDefined();
  expect(second.addresses['/nl/cases']).toBeUndefined();
  expect(setsIn(folder).sort()).toEqual([first, second.folder]);
  await prerender(between.url, folder, { LOCALES: 'en' });
  expect(setsIn(folder).sort()).toEqual([second.folder, manifestOf(folder).folder]);
}, 300_000);

it('names the address that fails, and keeps the earlier set whole', async () => {
  const before = manifestOf(folder);
  between.meddle((request, response) => {
    if (!request.url?.startsWith('/api/contact')) return noEntries(request, response);
    response.destroy();
    return true;
  });
  const { code, said } = await prerender(between.url, folder, { LOCALES: 'en' });
  expect(code).toBe(1);
  expect(said).toContain('/en/contact 503');
  expect(said).not.toContain('/en/careers');
  expect(manifestOf(folder)).toEqual(before);
  expect(setsIn(folder)).toContain(before.folder);
  expect(setsIn(folder)).toHaveLength(2);
}, 300_000);

it.each(['/api', '/api/about-pages?locale=en&fields=slug&'])(
  'keeps the earlier set when %s does not answer',
  async (path) => {
    const before = manifestOf(folder);
    between.meddle((request, response) => {
      if (!request.url?.startsWith(path)) return noEntries(request, response);
      response.destroy();
      return true;
    });
    const { code } = await prerender(between.url, folder, { LOCALES: 'en' });
    expect(code).toBe(1);
    expect(manifestOf(folder)).toEqual(before);
    expect(setsIn(folder)).toHaveLength(2);
  },
  300_000,
);
