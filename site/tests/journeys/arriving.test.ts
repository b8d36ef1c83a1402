import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAwake } from '../support/moving.ts';

const focused = (page: Page) => page.locator(':focus');
const voice = (page: Page) => page.locator('body > [role="status"][data-navigation]');

test('a document that has just been loaded says nothing and takes no focus', async ({ page }) => {
  await openAwake(page, '/en/cases');
  await expect(voice(page)).toHaveText('');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

for (const [from, path] of [
  ['/en', '/en/cases/a-terminal-that-plans-itself'],
  ['/nl/cases', '/nl/cases/een-terminal-die-zichzelf-plant'],
] as const)
  test(`a screen one comes to has focus on its heading and says its title: ${path}`, async ({ page }) => {
    const arrives = async (url: string) => {
      await expect(page).toHaveURL(url);
      await expect(focused(page)).toHaveJSProperty('tagName', 'H1');
      await expect(focused(page)).toHaveCSS('outline-style', 'none');
      await expect.poll(async () => (await voice(page).textContent()) === (await page.title())).toBe(true);
    };
    await openAwake(page, from);
    await page.locator(`main a[href="${path}"]`).first().click();
    await arrives(path);
    await page.goBack();
    await arrives(from);
    await page.goForward();
    await arrives(path);
  });
