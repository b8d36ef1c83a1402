import type { Page, Route } from '@playwright/test';
import { noticeOf } from '../support/consent.ts';
import { expect, test } from '../support/journey.ts';
import { openAwake } from '../support/moving.ts';

const status = (page: Page) => page.locator('body > [role="status"][data-navigation]');
const line = (page: Page) => status(page).locator('[aria-hidden="true"]');

/** Asks for another screen and holds what it needs until it is told to let go. */
const askAndHold = async (page: Page, from: string, to: string) => {
  const held: Route[] = [];
  await page.clock.install({ time: 0 });
  await openAwake(page, from);
  let open = false;
  await page.route(/\.data(\?|$)/, (route) => {
    if (open) return route.continue();
    held.push(route);
    return undefined;
  });
  // An hour is too long for anything that is still on its way.
  await noticeOf(page).waitFor();
  await page.clock.pauseAt(3_600_000);
  await page.locator(`main a[href="${to}"]`).filter({ visible: true }).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    open = true;
    for (const route of held) await route.continue();
  };
};

for (const { path, to, words } of [
  { path: '/en/insights', to: '/en/insights?page=2', words: 'On our way…' },
  { path: '/nl/insights', to: '/nl/insights?page=2', words: 'Onderweg…' },
])
  test(`on the way a line is seen, for 200 ms at least, and it is said: ${words}`, async ({ page }) => {
    const letGo = await askAndHold(page, path, to);
    await expect(status(page)).toHaveAttribute('data-navigation', 'pending');
    await expect(status(page)).toHaveText(words);
    await expect(line(page)).toBeAttached();
    await letGo();
    await expect(status(page)).toHaveAttribute('data-navigation', 'arrived');
    await expect(status(page)).toHaveAttribute('data-finished', '3600000');
    expect(await status(page).textContent()).toBe(await page.title());
    await page.clock.runFor(200);
    await expect(line(page)).toBeAttached();
    await page.clock.runFor(200);
    await expect(line(page)).not.toBeAttached();
  });

test('reduced motion: the line stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await askAndHold(page, '/en/insights', '/en/insights?page=2');
  await expect(line(page)).toHaveCSS('translate', /^(none|0px)$/);
  await expect(line(page)).toHaveCSS('transition-duration', /^0s/);
  await letGo();
  await expect(status(page)).toHaveAttribute('data-navigation', 'arrived');
});

test('where a screen fails the line turns back, and the screen that says so is said', async ({ page, forgive }) => {
  forgive(/404/);
  await openAwake(page, '/en/cases');
  await page.evaluate(() =>
    (
      window as Window & { __reactRouterDataRouter?: { navigate(to: string): unknown } }
    ).__reactRouterDataRouter?.navigate('/en/cases/nowhere'),
  );
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
  await expect(status(page)).toHaveAttribute('data-navigation', 'failed');
  await expect(status(page)).toHaveText('Page not found');
  await page.locator('main').getByRole('link', { name: 'Cases' }).click();
  await expect(status(page)).toHaveAttribute('data-navigation', 'arrived');
});

test('a hash is no navigation to wait for', async ({ page }) => {
  await openAwake(page, '/en/privacy-statement');
  await page.locator('main nav a[href="#your-rights"]').click();
  await expect(page.locator('#your-rights')).toBeFocused();
  await expect(line(page)).not.toBeAttached();
});
