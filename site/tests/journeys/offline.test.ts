import { expect, test } from '../support/journey.ts';
import { openAwake } from '../support/moving.ts';

for (const [path, gone, back] of [
  ['/en', 'You are offline', 'You are online again'],
  ['/nl', 'Je bent offline', 'Je bent weer online'],
] as const) {
  test(`the network going and coming is said on ${path}, and nothing typed is lost`, async ({ page, context }) => {
    await openAwake(page, path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: gone })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: back })).toBeVisible();
  });

  test(`without a network a page that was never seen says so in the language of ${path}`, async ({
    page,
    context,
    forgive,
  }) => {
    forgive(/Failed to (?:load resource|fetch)|ERR_/);
    await openAwake(page, path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => caches.match(`/offline/${document.documentElement.lang}`).then(Boolean)))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto(`${path}/careers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path === '/en' ? 'No wind.' : 'Windstil.');
    await context.setOffline(false);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`${path}/careers`);
    await expect(page.locator('main')).not.toContainText(path === '/en' ? 'No wind.' : 'Windstil.');
  });
}
