import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAwake, scrolledTo } from '../support/moving.ts';

/** How often the page's data has been asked for. */
const countAsks = (page: Page) => {
  const asks: string[] = [];
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url())) asks.push(request.url());
  });
  return asks;
};

/** As one does by a link of the site: without loading a document. */
const goTo = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (
        window as Window & { __reactRouterDataRouter?: { navigate(to: string): unknown } }
      ).__reactRouterDataRouter?.navigate(to),
    address,
  );

test('data is read again for a watched key and for the same address, not for a hash or a foreign key', async ({
  page,
}) => {
  await openAwake(page, '/en/insights');
  const asks = countAsks(page);
  for (const [to, times] of [
    ['/en/insights#part', 0],
    ['/en/insights#other', 0],
    ['/en/insights?utm_source=letter', 0],
    ['/en/insights?utm_source=letter&category=craft', 1],
    ['/en/insights?category=craft#part', 0],
    ['/en/insights?category=craft&solution=alloq', 0],
    ['/en/insights?page=2', 1],
    ['/en/insights?page=2', 1],
    ['/en/insights', 1],
  ] as const) {
    const before = asks.length;
    await goTo(page, to);
    await expect(page).toHaveURL(to);
    expect(asks.length - before, to).toBe(times);
  }
});

test('Back from a hash reads nothing again', async ({ page }) => {
  await openAwake(page, '/en/privacy-statement');
  const asks = countAsks(page);
  await page.locator('main nav a[href="#your-rights"]').click();
  await expect(page).toHaveURL('/en/privacy-statement#your-rights');
  await page.goBack();
  await expect(page).toHaveURL('/en/privacy-statement');
  await page.goForward();
  await expect(page.locator('#your-rights')).toBeInViewport();
  expect(asks).toEqual([]);
});

test('a filter leaves the page and focus where they are, and says what is left', async ({ page }) => {
  await openAwake(page, '/en/insights');
  await page.evaluate(() => scrollTo(0, 60));
  const word = page.getByRole('link', { name: /^Craft/ }).first();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/insights?category=craft');
  await expect(word).toBeFocused();
  expect(await scrolledTo(page)).toBe(60);
  await expect(page.locator('main output')).toHaveText(/^Craft: \d+ in all$/);
  await page.goBack();
  await expect(page).toHaveURL('/en/insights');
  await expect(page.locator('main output')).toHaveText(/^All: \d+ in all$/);
});

test('a page of an overview begins at its top and its heading; Back and Forward restore', async ({ page }) => {
  await openAwake(page, '/en/insights');
  const next = page.getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const where = await scrolledTo(page);
  await next.click();
  await expect(page).toHaveURL('/en/insights?page=2');
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(where);
  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(where);
});
