import { addresses } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';

test('everything can be read', async ({ page }) => {
  for (const { path } of [...addresses.en, ...addresses.nl]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(150);
  }
});

test('menus open, and lead on', async ({ page }) => {
  await page.goto('/en');
  const menu = page.locator('header details').filter({ hasText: 'Solutions' });
  await expect(menu.getByRole('link', { name: 'Alloq' }).first()).toBeHidden();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Alloq' }).first().click();
  await expect(page).toHaveURL('/en/solutions/alloq');
});

test('language, filter and pages are links', async ({ page }) => {
  await page.goto('/en/insights');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/insights?page=2');
  await page
    .getByRole('link', { name: /^Craft/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/insights?category=craft');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/nl\/insights\?category=/);
});

test('a type of vacancy is a place in the page, for which the others step aside', async ({ page }) => {
  await page.goto('/nl/careers');
  await page
    .getByRole('navigation', { name: 'Filter op soort' })
    .getByRole('link', { name: /^Stage/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Stagiair die waarom vraagt' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Havenmeester' })).toBeHidden();
});

test('the menu of a narrow screen opens over a page that stands still, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('“show me” is links, and the surprise is somebody', async ({ page }) => {
  await page.goto('/nl/employees');
  await page.getByRole('navigation', { name: 'Laat zien' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/nl\/employees\?team=[\w-]+$/);
  await page.getByRole('link', { name: 'Verras me' }).click();
  await expect(page).toHaveURL(/\/nl\/employees\/[\w-]+$/);
  await expect(page.locator('h1')).toBeVisible();
});
