import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'));
});
afterAll(() => site.close());

const switchOf = async (path: string, to: string) => {
  const { root } = await site.page(path);
  const link = root.querySelector(`header a[hreflang="${to}"]`);
  return {
    href: link?.getAttribute('href') ?? '',
    label: link?.getAttribute('aria-label') ?? '',
    lang: link?.getAttribute('lang'),
  };
};

it.each([
  ['/en', '/nl'],
  ['/en/about-vi', '/nl/about-vi'],
  ['/en/about-vi/how-we-work', '/nl/about-vi/hoe-we-werken'],
  ['/en/cases', '/nl/cases'],
  ['/en/cases/a-terminal-that-plans-itself', '/nl/cases/een-terminal-die-zichzelf-plant'],
  ['/en/insights/what-a-lock-keeper-knows-about-queues', '/nl/insights/wat-een-sluiswachter-weet-van-wachtrijen'],
  ['/en/employees/yusuf-demir', '/nl/employees/yusuf-demir'],
  ['/en/solutions/custom-software', '/nl/solutions/maatwerksoftware'],
  ['/en/privacy-statement', '/nl/privacyverklaring'],
])('%s and %s are each other’s counterpart', async (english, dutch) => {
  expect(await switchOf(english, 'nl')).toMatchObject({ href: dutch, lang: 'nl' });
  expect(await switchOf(dutch, 'en')).toMatchObject({ href: english, lang: 'en' });
});

it('leads from an entry without a counterpart to its overview, saying so', async () => {
  const { root } = await site.page('/en/cases');
  const cards = root.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  const details = [...new Set(cards.filter((href) => href.startsWith('/en/cases/')))];
  const switches = await Promise.all(details.map((path) => switchOf(path, 'nl')));
  const lonely = switches.find(({ href }) => href.startsWith('/nl/cases#'));
  expect(lonely).toBeDefined();
  expect(lonely?.label).not.toBe('NL Nederlands');
  const overview = await site.page('/nl/cases');
  expect(overview.root.querySelector(lonely?.href.replace(/^.*#/, '#') ?? '')?.text).toBeTruthy();
});

it('keeps a filter by its name in the other language, and drops what means nothing there', async () => {
  expect((await switchOf('/en/cases?solution=custom-software&page=1&utm=x', 'nl')).href).toBe(
    '/nl/cases?solution=maatwerksoftware',
  );
  expect((await switchOf('/en/contact?reason=demo-alloq', 'nl')).href).toBe('/nl/contact?reason=demo-alloq');
  expect((await switchOf('/en/contact?reason=nonsense', 'nl')).href).toBe('/nl/contact');
});

it('is never a way to a 404', async () => {
  for (const path of ['/en/colophon', '/en/insights', '/en/nowhere', '/nl/nergens/niets']) {
    const { href } = await switchOf(path, path.startsWith('/en') ? 'nl' : 'en');
    expect((await site.get(href)).status).toBe(200);
  }
});
