import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/journey.ts';
import { awake, openAwake } from '../support/moving.ts';

test('no script is asked for before the page has been painted', async ({ page }) => {
  await openAwake(page, '/en');
  const { painted, asked } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime, asked: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('a page brings its styles with it', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/en/about-vi', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/);
  expect(sheets).toEqual([]);
});

/** The scripts come when the test lets them, so that a press is early. */
const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

test('what is unfolded before the scripts are there stays so when they come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/en', { waitUntil: 'load' });
  await page.locator('main summary').first().click();
  await expect(page.locator('main video')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await awake(page);
  await expect(page.locator('main video')).toBeVisible();
});

test('a button pressed before the scripts are there is answered when they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/en/cookies', { waitUntil: 'load' });
  await page.locator('footer button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link before the scripts are there leads where it says', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/en', { waitUntil: 'load' });
  await page.locator('footer a[href="/en/careers"]').first().click();
  await expect(page).toHaveURL('/en/careers');
});
