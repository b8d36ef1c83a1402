import type { Page } from '@playwright/test';
import { noticeOf } from '../support/consent.ts';
import { documentsOf } from '../support/documents.ts';
import { asked, beIdle, holdIdle } from '../support/idle.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ahead: true });

const ahead = (page: Page) => page.locator('link[rel="prefetch"][as="fetch"]');

const paths = async (page: Page) =>
  (await ahead(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).map(
    (href) => new URL(href, 'http://site').pathname,
  );

/** The page at work, and asked about its cookies: the browser has been idle for both, and is busy since. */
const openAtWork = async (page: Page, path: string): Promise<number> => {
  await holdIdle(page);
  await page.goto(path);
  await beIdle(page, 0);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect.poll(() => asked(page)).toBeGreaterThan(2);
  await beIdle(page, 1);
  await noticeOf(page).waitFor();
  return 2;
};

/** The browser is idle again and again, until this is so. */
const beIdleUntil = async (page: Page, from: number, isSo: () => Promise<boolean>): Promise<number> => {
  let nth = from;
  for (; !(await isSo()); nth += 1) await beIdle(page, nth);
  return nth;
};

/** What comes after hydration is there. */
const bringLater = async (page: Page, nth: number): Promise<number> => {
  await beIdle(page, nth);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return nth + 1;
};

/** A connection as Chromium tells of it, which the test may change. */
const onConnection = (page: Page, facts: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((given) => {
    const connection = Object.assign(new EventTarget(), given);
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  }, facts);

const become = (page: Page, facts: { effectiveType?: string; saveData?: boolean }) =>
  page.evaluate((given) => {
    if (!('connection' in navigator) || !(navigator.connection instanceof EventTarget)) return;
    Object.assign(navigator.connection, given).dispatchEvent(new Event('change'));
  }, facts);

test('what links in view lead to is fetched while the browser is idle, one at a time', async ({ page }) => {
  let nth = await openAtWork(page, '/en');
  expect(await ahead(page).count()).toBe(0);
  expect(await beIdle(page, nth)).toBe(2000);
  for (let before = 0; before < 4; before += 1) {
    nth += 1;
    await expect.poll(() => asked(page)).toBeGreaterThan(nth);
    expect(await ahead(page).count()).toBe(before);
    expect(await beIdle(page, nth)).toBe(2000);
    await expect(ahead(page)).toHaveCount(before + 1);
  }
  expect(await paths(page)).toContain('/en/cases.data');
});

test('only so many on a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 8000 });
  let nth = await bringLater(page, await openAtWork(page, '/en/employees'));
  nth = await beIdleUntil(page, nth, async () => (await ahead(page).count()) === 8);
  await page.waitForLoadState('networkidle');
  expect(await asked(page)).toBe(nth);
});

for (const facts of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
])
  test(`nothing is fetched ahead on ${facts.effectiveType}${facts.saveData ? ' with a data-saver' : ''}, until that changes`, async ({
    page,
  }) => {
    await onConnection(page, facts);
    const nth = await bringLater(page, await openAtWork(page, '/en'));
    expect(await ahead(page).count()).toBe(0);
    expect(await asked(page)).toBe(nth);
    await become(page, { effectiveType: '4g', saveData: false });
    await beIdle(page, nth);
    await expect(ahead(page)).toHaveCount(1);
    await expect.poll(() => asked(page)).toBe(nth + 2);
    await become(page, { effectiveType: '2g' });
    await expect(ahead(page)).toHaveCount(0);
    await beIdle(page, nth + 1);
    expect(await ahead(page).count()).toBe(0);
  });

test('nothing is fetched ahead offline', async ({ page, context }) => {
  let nth = await openAtWork(page, '/en');
  await beIdle(page, nth);
  nth += 1;
  await expect.poll(() => asked(page)).toBeGreaterThan(nth);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await beIdle(page, nth);
  expect(await ahead(page).count()).toBe(0);
  await context.setOffline(false);
  await beIdle(page, nth + 1);
  await expect(ahead(page)).toHaveCount(1);
});

test('a screen whose payload was fetched ahead is not asked for again', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const answers: { url: string; kept: boolean; type: string }[] = [];
  devtools.on('Network.responseReceived', ({ type, response: { url, fromDiskCache, fromPrefetchCache } }) => {
    if (url.includes('/en/contact.data'))
      answers.push({ url, type, kept: fromDiskCache === true || fromPrefetchCache === true });
  });
  const nth = await bringLater(page, await openAtWork(page, '/en/careers'));
  await beIdleUntil(page, nth, async () => answers.length === 1);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.waitForURL('/en/contact');
  await expect.poll(() => answers.length).toBe(2);
  const [before, after] = answers;
  expect(before).toMatchObject({ kept: false });
  expect(after).toEqual({ url: before?.url, type: 'Fetch', kept: true });
});

test('links that lead nowhere else are left alone, and so is what is no screen in this language', async ({ page }) => {
  const nth = await openAtWork(page, '/en/contact');
  await page.evaluate(() => {
    const odd: Record<string, string>[] = [
      { href: '/en/about-vi', download: '' },
      { href: '/en/about-vi', target: '_blank' },
      { href: '/en/about-vi', rel: 'nofollow' },
      { href: '/en/about-vi', rel: 'noopener external' },
      { href: '/nl/about-vi' },
      { href: '/media/plan.pdf' },
      { href: '/en/contact#here' },
      { href: '#here' },
      { href: 'https://example.com/en/about-vi' },
      { href: '/en/solutions/alloq' },
    ];
    for (const attributes of odd) {
      const link = document.createElement('a');
      link.textContent = 'Odd';
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
      document.body.append(link);
    }
    for (const link of document.querySelectorAll('header a, main a, footer a')) link.remove();
  });
  const later = await bringLater(page, nth);
  await beIdleUntil(page, later, async () => (await ahead(page).count()) === 1);
  expect(await paths(page)).toEqual(['/en/solutions/alloq.data']);
  await page.waitForLoadState('networkidle');
  // The one that was on its way is there, and nobody waits for the next.
  expect(await asked(page)).toBe(later + 1);
});

test('code that does not come ahead is no reason to reload the page, nor to miss it when it is asked for', async ({
  page,
  forgive,
}) => {
  forgive(/Failed to load resource/);
  let failing = false;
  const documents = documentsOf(page);
  const nth = await bringLater(page, await openAtWork(page, '/en/contact'));
  await page.route('**/assets/route-*.js', (route) => (failing ? route.abort() : route.continue()));
  failing = true;
  await beIdleUntil(page, nth, async () => (await ahead(page).count()) === 3);
  await page.waitForLoadState('networkidle');
  failing = false;
  await page.locator('header nav a[href="/en/careers"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/en/careers');
  await expect(page.locator('main h1')).toBeFocused();
  expect(documents).toEqual(['/en/contact']);
});
