import { beIdle, holdIdle } from '../support/idle.ts';
import { expect, test } from '../support/journey.ts';

const rules = 'script[type="speculationrules"]';

for (const locale of ['en', 'nl'])
  test(`until the page is hydrated, the document behind a link pointed at is fetched: ${locale}`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const faults: unknown[] = [];
    devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => faults.push(ruleSet.errorType));
    await devtools.send('Preload.enable');
    await holdIdle(page);
    await page.goto(`/${locale}/cases`);
    await expect.poll(() => faults).toEqual([undefined]);
    const fetched = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch');
    await page.locator(`header a[href="/${locale}/contact"]`).filter({ visible: true }).first().hover();
    const request = await fetched;
    expect(new URL(request.url()).pathname).toBe(`/${locale}/contact`);
    expect((await request.response())?.status()).toBe(200);
  });

test('the rules go when the page is hydrated, since links then fetch payloads', async ({ page }) => {
  await holdIdle(page);
  await page.goto('/en/cases');
  await expect(page.locator(rules)).toHaveCount(1);
  await beIdle(page, 0);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator(rules)).toHaveCount(0);
});

test('neither other languages nor the page itself are among the links they are for', async ({ page }) => {
  await holdIdle(page);
  await page.goto('/en/cases');
  const text = (await page.locator(rules).textContent()) ?? '';
  const { prefetch } = JSON.parse(text);
  const [{ eagerness, where }] = prefetch;
  expect(eagerness).toBe('moderate');
  const skipped: string = where.and[1].not.selector_matches;
  const skips = (path: string) =>
    page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link, selector) => link.matches(selector), skipped);
  expect(await skips('/nl/cases')).toBe(true);
  expect(await skips('/en/cases')).toBe(true);
  expect(await skips('/en/contact')).toBe(false);
});
