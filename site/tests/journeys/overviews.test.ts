import type { Page } from '@playwright/test';
import { openAwake } from '../support/awake.ts';
import { expect, test } from '../support/journey.ts';

test('Back returns to the filter before, its choice marked and its entries shown', async ({ page }) => {
  await openAwake(page, '/en/insights');
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  const current = filter.locator('[aria-current]');
  const shown = () => page.locator('main h2').allInnerTexts();
  const everything = await shown();

  await filter.getByRole('link', { name: /^Craft/ }).click();
  await expect(page).toHaveURL('/en/insights?category=craft');
  await expect(current).toContainText('Craft');
  await expect.poll(shown).not.toEqual(everything);
  const craft = await shown();

  await filter.getByRole('link', { name: /^Culture/ }).click();
  await expect(page).toHaveURL('/en/insights?category=culture');
  await expect(current).toContainText('Culture');

  await page.goBack();
  await expect(page).toHaveURL('/en/insights?category=craft');
  await expect(current).toContainText('Craft');
  await expect.poll(shown).toEqual(craft);
  await page.goBack();
  await expect(page).toHaveURL('/en/insights');
  await expect(current).toContainText('All');
  await expect.poll(shown).toEqual(everything);
});

test('the pager keeps the filter, and Back the page', async ({ page }) => {
  await openAwake(page, '/en/insights');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/insights?page=2');
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(page).toHaveURL('/en/insights');
  await page.goBack();
  await expect(page).toHaveURL('/en/insights?page=2');
  await expect(page.getByRole('link', { name: 'Go to page 2' })).toHaveAttribute('aria-current', 'page');
});

test('“show me” leaves a team, in the address; “everyone” takes it back', async ({ page }) => {
  await openAwake(page, '/en/employees');
  const filter = page.getByRole('navigation', { name: 'Show me' });
  const people = page.locator('main a[href^="/en/employees/"]');
  const everyone = await people.count();
  await filter.getByRole('link', { name: /^Designers/ }).click();
  await expect(page).toHaveURL('/en/employees?team=designers');
  await expect(filter.locator('[aria-current]')).toContainText('Designers');
  await expect.poll(() => people.count()).toBeLessThan(everyone);
  await filter.getByRole('link', { name: /^Everyone/ }).click();
  await expect(page).toHaveURL('/en/employees');
  await expect(people).toHaveCount(everyone);
});

test.describe('surprise me', () => {
  /** What is said of whoever rose. */
  const risen = (page: Page) => page.getByRole('status').filter({ has: page.locator('b') });

  test('somebody rises, is named, and their page follows', async ({ page }) => {
    await openAwake(page, '/en/employees');
    await page.clock.install();
    await page.getByRole('link', { name: 'Surprise me' }).focus();
    await page.keyboard.press('Enter');
    const announced = risen(page);
    await expect(announced).toBeVisible();
    const name = await announced.locator('b').innerText();
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(/\/en\/employees\/[\w-]+$/);
    await expect(page).toHaveTitle(new RegExp(name));
  });

  test('Escape calls it off: nobody is led anywhere', async ({ page }) => {
    await openAwake(page, '/en/employees');
    await page.clock.install();
    const link = page.getByRole('link', { name: 'Surprise me' });
    await link.focus();
    await page.keyboard.press('Enter');
    const announced = risen(page);
    await expect(announced).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(announced).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/en/employees');
    await expect(link).toBeFocused();
  });

  test('of a team, it is one of the team', async ({ page }) => {
    await openAwake(page, '/en/employees?team=designers');
    const team = await page
      .locator('main li a[href^="/en/employees/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.clock.install();
    await page.getByRole('link', { name: 'Surprise me' }).click();
    await expect(risen(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(/\/en\/employees\/[\w-]+$/);
    expect(team).toContain(new URL(page.url()).pathname);
  });
});
