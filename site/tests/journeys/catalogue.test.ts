import { expect } from '@playwright/test';
import { schemas } from '../../app/blocks/schemas.ts';
import { violations } from '../support/axe.ts';
import { openSettled } from '../support/settled.ts';
import { sideways } from '../support/sideways.ts';
import { test } from '../support/workshop.ts';

// All in one worker: one development server is enough.
test.describe.configure({ mode: 'default' });

/** An entry stands there once in each theme, so its landmarks and forms come five times. */
const except = ['landmark-unique', 'landmark-no-duplicate-main', 'page-has-heading-one', 'heading-order'];

test('axe finds nothing on any part', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/en/catalogue');
  expect(await violations(page)).toEqual([]);
  const entries = await page
    .locator('main a[href*="part="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    await openSettled(page, entry);
    expect.soft(await violations(page, { except }), entry).toEqual([]);
  }
});

test('what is sought by part of its name is found', async ({ page }) => {
  await page.goto('/en/catalogue');
  const search = page.getByRole('searchbox');
  await search.fill('insight');
  await search.press('Enter');
  await expect(page.locator('main li a').filter({ hasText: 'insight' })).toHaveCount(3);
  await expect(page.locator('main a[href*="block=quote"]')).toHaveCount(0);
  await page.getByRole('searchbox').fill('ticker t');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/block=ticker-tape/);
});

for (const name of Object.keys(schemas))
  test(`${name} is sound in every theme, with much in it and with little`, async ({ page }) => {
    const entry = `/nl/catalogue?block=${name}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSettled(page, entry);
    expect.soft(await violations(page, { except }), 'as it is').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const content of ['bare', 'long']) {
      const response = await page.goto(`${entry}&content=${content}`, { waitUntil: 'load' });
      expect(response?.status(), content).toBe(200);
      expect.soft(await sideways(page), content).toEqual([]);
    }
  });
