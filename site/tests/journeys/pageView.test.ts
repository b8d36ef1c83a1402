import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const now = new Date('2026-11-21T12:00:00Z');

const views = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry) => Reflect.get(Object(entry), 'event') === 'pageView'));

/** A page whose clock stands still, at work: a key wakes it. */
const openAt = async (page: Page, path: string) => {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1000));
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
};

test('the first page is told of once, 250 ms after it is there', async ({ page, baseURL }) => {
  await openAt(page, '/en/cases/ninety-stalls-one-price-list');
  await page.clock.runFor(249);
  expect(await views(page)).toEqual([]);
  await page.clock.runFor(1);
  const told = [
    {
      event: 'pageView',
      pageType: 'PageView',
      routeName: 'cases-slug___en',
      pageUrl: `${baseURL}/en/cases/ninety-stalls-one-price-list`,
      pageTitle: await page.title(),
    },
  ];
  expect(await views(page)).toEqual(told);
  await page.clock.runFor(5000);
  expect(await views(page)).toEqual(told);
});

test('a navigation is told of, a filter too, a hash is not', async ({ page }) => {
  await openAt(page, '/nl');
  await page.clock.runFor(250);
  await page.getByRole('link', { name: 'Inzichten', exact: true }).first().click();
  await expect(page).toHaveURL('/nl/insights', { timeout: 20_000 });
  await page.clock.runFor(249);
  expect(await views(page)).toHaveLength(1);
  await page.clock.runFor(1);
  await page.getByRole('link', { name: /^Vak/ }).first().click();
  await expect(page).toHaveURL(/category=/);
  await page.clock.runFor(250);
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await page.clock.runFor(1000);
  expect(await views(page)).toMatchObject([
    { routeName: 'index___nl' },
    { routeName: 'insights___nl', pageUrl: expect.stringMatching(/\/nl\/insights$/) },
    { routeName: 'insights___nl', pageUrl: expect.stringContaining('category=') },
  ]);
});

test('who has gone on within the 250 ms has seen the later page alone', async ({ page }) => {
  await openAt(page, '/en');
  await page.clock.runFor(200);
  await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
  await expect(page).toHaveURL('/en/cases', { timeout: 20_000 });
  await page.clock.runFor(200);
  expect(await views(page)).toEqual([]);
  await page.clock.runFor(50);
  expect(await views(page)).toMatchObject([{ routeName: 'cases___en' }]);
});

test('a page that is drawn ahead is told of once it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
  await openAt(page, '/en/careers');
  await page.clock.runFor(5000);
  expect(await views(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.clock.runFor(249);
  expect(await views(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await views(page)).toMatchObject([{ routeName: 'careers___en' }]);
});
