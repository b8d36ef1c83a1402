import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until something is focused, as one does who cannot see where it is. */
const tabTo = async (page: Page, name: string, most = 60) => {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const text = await focused(page).evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
    if (text?.trim().startsWith(name)) return;
  }
  throw new Error(`${name} cannot be reached by Tab`);
};

test('the first Tab leads past the menu', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('href', '#content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
});

test('a menu opens, leads on and closes by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en', { waitUntil: 'networkidle' });
  await tabTo(page, 'Solutions');
  await page.keyboard.press('Enter');
  const menu = page.locator('header details[open]');
  await expect(menu).toHaveCount(1);
  await tabTo(page, 'Alloq', 6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/solutions/alloq');
});

test('the menu of a narrow screen opens and leads on by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en', { waitUntil: 'networkidle' });
  await tabTo(page, 'Open menu', 8);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName('Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Cases', 8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/cases');
});

test('filter and pager by keys alone', async ({ page }) => {
  await page.goto('/en/insights', { waitUntil: 'networkidle' });
  await tabTo(page, 'Craft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/insights?category=craft');
  await page.goto('/en/insights', { waitUntil: 'networkidle' });
  await tabTo(page, 'Next page', 150);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/insights?page=2');
});

test('whatever is focused shows it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en', { waitUntil: 'networkidle' });
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const shown = await focused(page).evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    expect(shown, await focused(page).evaluate((element) => element.outerHTML.slice(0, 120))).toBe(true);
  }
});
