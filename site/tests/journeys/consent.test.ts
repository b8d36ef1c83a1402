import { violations } from '../support/axe.ts';
import { chosen, keptNames, noticeOf, words } from '../support/consent.ts';
import { expect, test } from '../support/journey.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const day = 86_400;

// That nothing is asked of anybody else is the watch's to see (`support/journey.ts`).
test('a first visit through five screens sets no cookie, and keeps nothing that is not listed', async ({ page }) => {
  await page.goto('/en');
  await noticeOf(page).waitFor();
  for (const [link, title] of [
    ['Cases', /Things that float/],
    ['Insights', /Latest insights/],
    ['Careers', /chairs/],
    ['Contact', /So, what is it/],
    ['Our cookies', /Our cookies/],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(await page.context().cookies()).toEqual([]);
  const listed = await page.locator('th code').allTextContents();
  expect(listed).toContain('consent');
  for (const name of await keptNames(page)) expect(listed).toContain(name);
});

test('whatever is kept after a choice is listed too', async ({ page }) => {
  await page.goto('/en');
  await noticeOf(page).getByRole('button', { name: words.en.all }).click();
  await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Things that float/);
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL('/nl/cases');
  const kept = await keptNames(page);
  await page.goto('/nl/cookies');
  const listed = await page.locator('th code').allTextContents();
  expect(kept).toContain('consent');
  for (const name of [...kept, ...(await keptNames(page))]) expect(listed).toContain(name);
});

test('the choice is kept for 180 days, for this site alone, and is not asked for again', async ({ page }) => {
  await page.goto('/en');
  await noticeOf(page).getByRole('button', { name: words.en.needed }).click();
  await expect(noticeOf(page)).toBeHidden();
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'consent', value: 'v1', path: '/', sameSite: 'Lax', secure: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / day;
  expect(Math.round(days)).toBe(180);
  await page.goto('/en/cases');
  await page.getByRole('button', { name: words.en.change }).last().click();
  await expect(page.getByRole('dialog', { name: words.en.sheet })).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
});

test('on https the cookie is for https alone', async ({ page, baseURL, forgive }) => {
  forgive(/off the site: https:\/\/secure\.test/);
  // The service worker's script, which a browser fetches past the test's stand-in for that host.
  forgive(/An unknown error occurred when fetching the script/);
  await page.route('https://secure.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  await page.goto('https://secure.test/en');
  await noticeOf(page).getByRole('button', { name: words.en.all }).click();
  await expect(noticeOf(page)).toBeHidden();
  expect(await page.context().cookies()).toMatchObject([{ name: 'consent', secure: true, sameSite: 'Lax' }]);
});

for (const locale of ['en', 'nl'] as const)
  for (const size of [narrow, wide])
    test(`notice and preferences, ${locale}, ${size.width} px: in the language, nothing for axe to find`, async ({
      page,
    }) => {
      const say = words[locale];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.goto(`/${locale}/contact`);
      await expect(noticeOf(page)).toContainText(say.notice);
      expect(await violations(page)).toEqual([]);
      await noticeOf(page).getByRole('button', { name: say.letMeChoose }).click();
      const sheet = page.getByRole('dialog', { name: say.sheet });
      await expect(sheet).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await sheet.getByRole('checkbox', { name: 'Marketing' }).check();
      expect(await violations(page)).toEqual([]);
      await sheet.getByRole('button', { name: say.keep }).click();
      await expect(sheet).toBeHidden();
      await expect(noticeOf(page)).toBeHidden();
      expect(await page.context().cookies()).toMatchObject([{ name: 'consent', value: 'v1.marketing' }]);
    });

test('the notice follows the page into the other language', async ({ page }) => {
  await page.goto('/en/contact');
  await expect(noticeOf(page)).toContainText(words.en.notice);
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL('/nl/contact');
  await expect(noticeOf(page)).toContainText(words.nl.notice);
});

test('by keyboard: right after the way past the menu, and no trap', async ({ page }) => {
  await page.goto('/en/cases');
  const notice = noticeOf(page);
  await notice.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: words.en.all })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: words.en.letMeChoose })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').evaluate((element) => element.closest('header') !== null)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: words.en.sheet });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(notice.getByRole('button', { name: words.en.letMeChoose })).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await page.context().cookies()).toMatchObject([{ value: 'v1' }]);
});

test('preferences by keyboard, from the footer, keep what was chosen', async ({ page, baseURL }) => {
  await chosen(page, baseURL ?? '', 'v1.analytics');
  await page.goto('/en/cookies');
  const change = page.locator('footer').getByRole('button', { name: words.en.change });
  await change.focus();
  const sheet = page.getByRole('dialog', { name: words.en.sheet });
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  const box = (name: string) => sheet.getByRole('checkbox', { name });
  await expect(box('Analytics')).toBeChecked();
  await expect(box('Marketing')).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(box('Analytics')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(change).toBeFocused();
  expect(await page.context().cookies()).toMatchObject([{ value: 'v1.marketing' }]);
});

for (const size of [wide, narrow, { width: 320, height: 256 }])
  test(`at ${size.width} × ${size.height} the notice covers nothing that is focused, and moves nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    // Held back until the page stands, so that what moves then is moved by the notice.
    await page.route(/\/Notice-[^/]*\.js/, async (route) => {
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
          type: 'layout-shift',
        });
      });
      await route.continue();
    });
    await page.goto('/nl/cookies');
    const notice = noticeOf(page);
    await notice.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    const stops = await page.locator('main :is(a, button), footer :is(a, button)').count();
    await page.locator('main').focus();
    for (let count = 0; count < stops; count += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.locator(':focus').evaluate((element) => {
        const { bottom, left, right } = element.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, bottom - 2);
        return !over || !(element.contains(over) || over.contains(element));
      });
      expect(covered, await page.locator(':focus').innerText()).toBe(false);
    }
  });
