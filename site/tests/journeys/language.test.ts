import { kept } from '../../app/frame/cookies.ts';
import { openAwake } from '../support/awake.ts';
import { expect, test } from '../support/journey.ts';

const year = 365 * 24 * 60 * 60;

test('a chosen language is remembered for a year, and opens what names none', async ({ page, context }) => {
  await openAwake(page, '/en/cases?solution=custom-software');
  expect(await context.cookies()).toEqual([]);
  const before = Date.now() / 1000;
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL('/nl/cases?solution=maatwerksoftware');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'i18n_preference', value: 'nl', path: '/', sameSite: 'Lax', secure: false });
  expect(cookie?.expires).toBeGreaterThanOrEqual(before + year - 1);
  expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + year + 1);
  await page.goto('/insights');
  await expect(page).toHaveURL('/nl/insights');
});

test('it is remembered before any module has come, and by keys', async ({ page, context }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/nl', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en');
  expect(await context.cookies()).toMatchObject([{ name: 'i18n_preference', value: 'en' }]);
});

test('over https it is sent over https alone', async ({ page, context, baseURL, forgive }) => {
  forgive(/vi\.test|ERR_FAILED/);
  await page.route('https://www.vi.test/**', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.abort();
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  await page.goto('https://www.vi.test/en');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL('https://www.vi.test/nl');
  expect(await context.cookies()).toMatchObject([{ name: 'i18n_preference', value: 'nl', secure: true }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page that is not there in the other language leads to its overview, which says so', async ({
  page,
  request,
}) => {
  await page.goto('/en/cases');
  const cases = await page
    .locator('main a[href^="/en/cases/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const pages = await Promise.all(cases.map(async (path) => ({ path, html: await (await request.get(path)).text() })));
  const lonely = pages.find(({ html }) => html.includes('/nl/cases#untranslated'));
  await page.goto(lonely?.path ?? 'no case is without a Dutch one');
  await page.locator('header a[hreflang="nl"]').click();
  await expect(page).toHaveURL(/\/nl\/cases#untranslated$/);
  await expect(page.locator('#untranslated')).toBeVisible();
});

for (const locale of ['en', 'nl'] as const)
  test(`every cookie and key that a visit leaves is on the list, ${locale}`, async ({ page, context }) => {
    await openAwake(page, `/${locale}`);
    await page.locator(`header a[hreflang="${locale}"]`).click();
    await openAwake(page, `/${locale}/cookies`);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const names = [...(await context.cookies()).map(({ name }) => name), ...stored];
    expect(names).toContain('i18n_preference');
    for (const name of names) {
      const entry = kept.find((one) => one.name === name);
      const row = page.locator('main tr').filter({ has: page.getByText(name, { exact: true }) });
      await expect(row).toContainText(entry?.purpose({}, { locale }) ?? `${name} is on no list`);
      await expect(row).toContainText(entry?.lifetime({}, { locale }) ?? '');
    }
  });
