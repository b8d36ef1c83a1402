import { expect } from '@playwright/test';
import { test } from '../support/workshop.ts';

// In one worker, in the catalogue: no screen of the demo need have these parts.
test.describe.configure({ mode: 'default' });

test('a carousel goes on and back by keys alone', async ({ page }) => {
  await page.goto('/en/catalogue?part=carousel&theme=paper', { waitUntil: 'networkidle' });
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const position = carousel.locator('[aria-live]');
  await expect(position).toContainText('1 of');
  await carousel.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(position).toContainText('2 of');
  // A second press within half a second is a slip of the finger, and counts for nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(position).toContainText('1 of', { timeout: 200 });
  }).toPass();
});

test('a combobox is searched and chosen from by keys alone', async ({ page }) => {
  await page.goto('/en/catalogue?part=combobox&theme=paper', { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox');
  await expect(field).toHaveJSProperty('tagName', 'INPUT');
  await field.focus();
  await page.keyboard.type('partner');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Partnership');
  await page.keyboard.type('xyz');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Partnership');
});
