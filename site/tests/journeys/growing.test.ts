import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAwake, scrolledTo } from '../support/moving.ts';

interface Seen {
  path: string;
  /** Where the elements stand that have a name of their own, as the browser takes its picture of the page. */
  before: string[];
  after: string[];
  timing: string[];
}

declare global {
  interface Window {
    transitions: Seen[];
  }
}

/** Notes what each view transition is made of. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    const named = () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
        .map((element) => {
          const block = element.closest('[data-block]')?.getAttribute('data-block');
          const card = element.closest('article')?.querySelector('a')?.getAttribute('href');
          return `${getComputedStyle(element).viewTransitionName} of ${block ?? card}`;
        });
    document.startViewTransition = (update) => {
      const seen: Seen = { path: location.pathname, before: named(), after: [], timing: [] };
      const transition = start(update);
      void transition.ready.then(() => {
        seen.after = named();
        seen.timing = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('(picture)'))
          .map((effect) => `${effect?.getTiming().duration}`);
        window.transitions.push(seen);
      });
      return transition;
    };
  });

const transitions = (page: Page) => page.evaluate(() => window.transitions);

/** What comes after hydration has come. */
const openWithAll = async (page: Page, path: string) => {
  await openAwake(page, path);
  await page.waitForLoadState('networkidle');
};

for (const { from, header } of [
  { from: '/en/cases', header: 'case-header' },
  { from: '/nl/insights', header: 'insight-header' },
  { from: '/en/employees', header: 'employee-header' },
])
  test(`${from}: the card's picture grows into the header, and back`, async ({ page }) => {
    await watch(page);
    await openWithAll(page, from);
    const link = page.locator('main article:has(picture) a[href]').first();
    const to = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${to}`);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await scrolledTo(page)).toBe(0);
    await expect.poll(async () => (await transitions(page)).length).toBe(1);
    const [forth] = await transitions(page);
    expect(forth?.before).toEqual([`picture of ${to}`]);
    expect(forth?.after).toEqual([`picture of ${header}`]);
    expect(new Set(forth?.timing)).toEqual(new Set(['500']));

    await page.goBack();
    await expect.poll(async () => (await transitions(page)).length).toBe(2);
    const [, back] = await transitions(page);
    expect(back?.before).toEqual([`picture of ${header}`]);
    expect(back?.after).toEqual([`picture of ${to}`]);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('[data-growing]')).toHaveCount(0);
  });

test('the link back to the overview shrinks it into its card', async ({ page }) => {
  await watch(page);
  await openWithAll(page, '/en/cases/a-terminal-that-plans-itself');
  await page.locator('main a[href="/en/cases"]').first().click();
  await page.waitForURL('**/en/cases');
  await expect.poll(async () => (await transitions(page)).length).toBe(1);
  expect((await transitions(page))[0]?.before).toEqual(['picture of case-header']);
});

test('from one case to the next only the card that was pressed grows', async ({ page }) => {
  await watch(page);
  await openWithAll(page, '/en/cases/a-terminal-that-plans-itself');
  const link = page.locator('main article:has(picture) a[href^="/en/cases/"]').first();
  const to = await link.getAttribute('href');
  await link.click();
  await expect.poll(async () => (await transitions(page)).length).toBe(1);
  expect((await transitions(page))[0]).toMatchObject({
    before: [`picture of ${to}`],
    after: ['picture of case-header'],
  });
});

test('reduced motion: there is none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  await openWithAll(page, '/en/cases');
  await page.locator('main article:has(picture) a[href]').first().click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/cases$/);
  expect(await transitions(page)).toEqual([]);
});

test('a browser that knows of no transitions navigates as it always did, and says nothing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openWithAll(page, '/en/cases');
  await page.locator('main article:has(picture) a[href]').first().click();
  await expect(page).toHaveURL(/\/en\/cases\/./);
  await expect(page.locator('main h1')).toBeFocused();
});

test('what the router keeps of it is on the list', async ({ page }) => {
  await openWithAll(page, '/en/cases');
  await page.locator('main article:has(picture) a[href]').first().click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.goto('/nl/cookies');
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys).toContain('remix-router-transitions');
  for (const key of keys) await expect(page.locator('main')).toContainText(key);
});
