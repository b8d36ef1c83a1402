import { expect, test } from '../support/journey.ts';
import { isReached, openAwake } from '../support/moving.ts';

test('a type of vacancy can be chosen, and the address keeps it', async ({ page }) => {
  await openAwake(page, '/en/careers');
  const types = page.getByRole('navigation', { name: 'Filter by type' });
  const back = page.getByRole('heading', { name: 'Back-end engineer' });
  const harbour = page.getByRole('heading', { name: 'Harbour master' });

  await expect(types.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
  await types.getByRole('link', { name: /^Parttime/ }).click();
  await expect(page).toHaveURL('/en/careers#parttime');
  await expect(types.locator('[aria-current]')).toHaveText(/^Parttime/);
  await expect(back).toBeHidden();
  await expect(harbour).toBeInViewport();
  await expect(types).toBeInViewport();

  await page.goBack();
  await expect(back).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Internships' }).click();
  await expect(harbour).toBeHidden();
  await types.getByRole('link', { name: /^All/ }).click();
  await expect(harbour).toBeVisible();
});

test('an address with a type shows that type alone, and the words to choose another', async ({ page }) => {
  await openAwake(page, '/en/careers#parttime');
  const types = page.getByRole('navigation', { name: 'Filter by type' });
  await expect(types.locator('[aria-current]')).toHaveText(/^Parttime/);
  await expect(page.getByRole('heading', { name: 'Back-end engineer' })).toBeHidden();
  await isReached(page, '#parttime');
  await expect(types).toBeInViewport();
});
