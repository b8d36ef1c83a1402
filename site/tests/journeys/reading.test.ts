import { addresses } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';

for (const { path } of [...addresses.en, ...addresses.nl])
  test(`${path} wakes up without a complaint`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.context().cookies()).toEqual([]);
  });

test('from home to a case and back, without loading a document again', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.locator('main a[href="/en/cases/a-terminal-that-plans-itself"]').first().click();
  await expect(page).toHaveURL('/en/cases/a-terminal-that-plans-itself');
  await expect(page.locator('h1')).toContainText('terminal');
  await expect(page).toHaveTitle(/terminal/i);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('a slide in the address is seen, under the heading the page always has', async ({ page }) => {
  await page.goto('/en#slide-2', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: /sea level/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: /Who may/ })).toBeInViewport();
  await expect(page.getByText('Play the film')).toBeHidden();
  await page.getByRole('link', { name: 'We build below sea level' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('heading', { name: /Who may/ })).toHaveCount(0);
});

test('an overview is filtered and paged in place', async ({ page }) => {
  await page.goto('/en/insights', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/insights?page=2');
  await page
    .getByRole('link', { name: /^Craft/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/insights?category=craft');
});

test('the other language is one click away, on the page one is on', async ({ page }) => {
  await page.goto('/en/cases/a-terminal-that-plans-itself', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL('/nl/cases/een-terminal-die-zichzelf-plant');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('an address that leads nowhere says so and offers three goals', async ({ page, forgive }) => {
  forgive(/404/);
  const response = await page.goto('/nl/nergens', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Cases' }).click();
  await expect(page).toHaveURL('/nl/cases');
});

test('a link within the site that leads nowhere shows the same screen', async ({ page, forgive }) => {
  forgive(/404/);
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const link = document.querySelector('main a[href="/en/cases"]');
    link?.setAttribute('href', '/en/cases/nowhere');
  });
  await page.goto('/en/cases/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
