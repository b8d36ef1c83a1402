import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { schemas } from '../../app/blocks/schemas.ts';
import { crawl, type Visited } from '../support/crawl.ts';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
let visited: Visited[];
beforeAll(async () => {
  site = await openSite(inject('contentUrl'));
  visited = [...(await crawl(site, '/')).values()];
});
afterAll(() => site.close());

it('finds the whole site in both languages', () => {
  const under = (prefix: string) => visited.filter(({ path }) => path.startsWith(prefix)).length;
  expect(under('/en')).toBeGreaterThan(50);
  expect(under('/nl')).toBeGreaterThan(45);
});

it('meets no page that is missing or broken', () => {
  expect(visited.filter(({ status }) => status !== 200)).toEqual([]);
});

it('meets no dead end: every page leads on, and says what it is', () => {
  expect(visited.filter(({ links, headings }) => links < 10 || headings !== 1)).toEqual([]);
});

it('sees every block at least once', () => {
  const seen = new Set(visited.flatMap(({ blocks }) => blocks));
  expect(Object.keys(schemas).filter((name) => !seen.has(name))).toEqual([]);
});

it('meets no draft and no block that had to be left out', () => {
  expect(visited.filter(({ path }) => /undisclosed|geheim|embargo/i.test(path))).toEqual([]);
  expect(site.logged).toEqual([]);
});
