import type { Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/chromium.mjs';
import { awake, openAwake } from '../support/awake.ts';
import { drawFinger } from '../support/finger.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/journey.ts';

// With scrollbars that take room: those that do not cannot move a page by going away.
test.use({
  viewport: { width: 390, height: 700 },
  hasTouch: true,
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const menu = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const place = (page: Page) => page.evaluate(() => scrollY);

/** A little way down, with the button still in view. */
const away = 20;

/** By touch, where the button stands: Playwright's own click would scroll it into view first. */
const open = async (page: Page) => {
  const box = await opener(page).boundingBox();
  if (!box) throw new Error('there is no button');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(closer(page)).toBeVisible();
};

const swipeUp = (page: Page) => drawFinger(page, { x: 195, y: 350 }, { x: 195, y: 100 });

test('the page behind neither scrolls nor moves, and is where it was', async ({ page }) => {
  await openAwake(page, '/en');
  await page.evaluate((to) => scrollTo(0, to), away);
  const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
  const before = await width();
  await open(page);
  expect(await place(page)).toBe(away);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 400);
  await swipeUp(page);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  expect(await place(page)).toBe(away);
  expect(await width()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await place(page)).toBe(away);
  await swipeUp(page);
  await expect.poll(() => place(page)).toBeGreaterThan(away);
});

test('Tab goes round in it, both ways, and nothing behind can be reached', async ({ page }) => {
  await openAwake(page, '/en');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  const last = menu(page).locator('a').last();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Cases');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('arrows go down through the words and what unfolds between them', async ({ page }) => {
  await openAwake(page, '/en');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const go = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect(page.locator(':focus'), key).toHaveText(name);
  };
  await go('ArrowDown', 'Solutions');
  await go('ArrowDown', 'Insights');
  await go('ArrowUp', 'Solutions');
  await page.keyboard.press('Enter');
  await go('ArrowDown', 'Alloq');
  await go('End', 'Contact');
  await go('Home', 'Cases');
});

test('it closes when a link leads on, to the page one is on, or back', async ({ page }) => {
  await openAwake(page, '/en');
  await open(page);
  await menu(page).getByRole('link', { name: 'Cases' }).tap();
  await expect(page).toHaveURL('/en/cases');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await open(page);
  await menu(page).getByRole('link', { name: 'Cases' }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/en/cases');
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(menu(page)).toBeHidden();
});

test('it closes when a link leads to a place on the same page', async ({ page }) => {
  await openAwake(page, '/en');
  await open(page);
  // As an editor may put one into the menu.
  await menu(page)
    .getByRole('navigation', { name: 'Main menu' })
    .evaluate((nav) => nav.insertAdjacentHTML('beforeend', '<a href="#content">Further down</a>'));
  await menu(page).getByRole('link', { name: 'Further down' }).tap();
  await expect(page).toHaveURL('/en#content');
  await expect(menu(page)).toBeHidden();
});

test('another language leads to a page, and Back to this one without the menu', async ({ page }) => {
  await openAwake(page, '/en');
  await open(page);
  await menu(page).getByRole('link', { name: 'Nederlands' }).tap();
  await expect(page).toHaveURL('/nl');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(menu(page)).toBeHidden();
});

test('a screen that becomes wide releases the page and keeps the focus in sight', async ({ page }) => {
  await openAwake(page, '/en');
  await open(page);
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(menu(page).getByRole('link', { name: 'Cases', exact: true })).toBeFocused();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
});

test('opened before the script came, it is tended all the same', async ({ page }) => {
  const come = await hold(page, '**/*.js');
  await page.goto('/en', { waitUntil: 'commit' });
  await open(page);
  come();
  await awake(page);
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expect(closer(page)).toBeVisible();
});
