import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { standBetween } from '../support/between.ts';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
let between: Awaited<ReturnType<typeof standBetween>>;
beforeAll(async () => {
  between = await standBetween(inject('contentUrl'));
  site = await openSite(between.url);
});
afterAll(async () => {
  await site.close();
  await between.close();
});

const entriesOf = async (path: string, kind: string) => {
  const { root } = await site.page(path);
  const links = root.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  return new Set(links.filter((href) => href.startsWith(`/en/${kind}/`)));
};

describe.each([
  ['cases', 'solution', 'alloq'],
  ['insights', 'category', 'craft'],
  ['employees', 'team', 'designers'],
])('/%s?%s=', (kind, key, value) => {
  it('shows a part of all, chosen by the CMS', async () => {
    const all = await entriesOf(`/en/${kind}`, kind);
    between.calls.length = 0;
    const some = await entriesOf(`/en/${kind}?${key}=${value}`, kind);
    expect(some.size).toBeGreaterThan(0);
    expect(some.size).toBeLessThan(all.size);
    expect(between.calls.filter((call) => call.includes(value))).not.toEqual([]);
  });

  it('marks the chosen filter and offers a way back to all', async () => {
    const { root } = await site.page(`/en/${kind}?${key}=${value}`);
    const current = root.querySelectorAll('main a[aria-current]').map((link) => link.getAttribute('href'));
    expect(current).toContain(`/en/${kind}?${key}=${value}`);
    expect(root.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toContain(`/en/${kind}`);
  });

  it('shows the empty state for an unknown value, with a way back', async () => {
    const { status, root } = await site.page(`/en/${kind}?${key}=submarines`);
    expect(status).toBe(200);
    expect(root.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toContain(`/en/${kind}`);
    expect((await entriesOf(`/en/${kind}?${key}=submarines`, kind)).size).toBe(0);
  });

  it.each(['99', '0', '-1', '1.5', 'two', '', '1e3', '01'])('answers 404 to page %j', async (page) => {
    expect((await site.page(`/en/${kind}?page=${page}`)).status).toBe(404);
  });

  it('lets no other query key reach the CMS', async () => {
    between.calls.length = 0;
    const { status } = await site.page(
      `/en/${kind}?status=draft&filters[id]=1&populate=*&utm_source=zz9&${key}[]=zz9&__proto__=zz9`,
    );
    expect(status).toBe(200);
    expect(between.calls.filter((call) => /zz9|draft/.test(call))).toEqual([]);
  });
});

it('turns pages with links, each a page of its own', async () => {
  const first = await entriesOf('/en/insights', 'insights');
  const { root } = await site.page('/en/insights');
  const next = root
    .querySelectorAll('nav a')
    .map((link) => link.getAttribute('href'))
    .find((href) => href?.includes('page=2'));
  expect(next).toBe('/en/insights?page=2');
  const second = await entriesOf('/en/insights?page=2', 'insights');
  expect(second.size).toBeGreaterThan(0);
  expect([...second].filter((href) => first.has(href))).toEqual([]);
});

it('asks at most two things of the CMS for any screen, besides menus and settings', async () => {
  const { addresses } = await import('../support/addresses.ts');
  const more = [
    '/en/cases?solution=alloq',
    '/en/insights?page=2',
    '/en/employees?team=quay',
    '/nl/contact?reason=other',
  ].map((path) => ({ path }));
  for (const { path } of [...addresses.en, ...addresses.nl, ...more]) {
    between.calls.length = 0;
    await site.page(path);
    const calls = between.calls.filter((call) => !/^\/api\/(?:menus|site-settings)\b|^\/offers\.json/.test(call));
    expect(calls.length, `${path}: ${calls.join(' ')}`).toBeLessThanOrEqual(2);
  }
});
