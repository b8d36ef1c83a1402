import { violations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test('a film opens in a dialog, which keeps the keyboard and gives it back', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  const play = page.locator('main [aria-haspopup="dialog"]').first();
  await play.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(play).toBeFocused();
});
