import type { Page } from '@playwright/test';
import { awake, openAwake } from '../support/awake.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const word = (page: Page, name: string) => page.locator('header summary').filter({ hasText: name });
const open = (page: Page) => page.locator('header details[open] > summary');
const focused = (page: Page) => page.locator(':focus');

/** From here on time passes only when a test says so. */
const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

test.describe('in its own time', () => {
  test.beforeEach(async ({ page }) => {
    await openAwake(page, '/en');
    await stopTime(page);
    await word(page, 'Solutions').click();
    await expect(open(page)).toHaveText('Solutions');
  });

  test('the open word, toggled, closes after 250 ms', async ({ page }) => {
    await word(page, 'Solutions').click();
    await page.clock.runFor(249);
    await expect(open(page)).toHaveText('Solutions');
    await page.clock.runFor(1);
    await expect(open(page)).toHaveCount(0);
  });

  test('toggled again in time, it stays open', async ({ page }) => {
    await word(page, 'Solutions').click();
    await page.clock.runFor(200);
    await word(page, 'Solutions').click();
    await page.clock.runFor(1000);
    await expect(open(page)).toHaveText('Solutions');
  });

  test('another word shows at once, and nothing that was pending shuts it', async ({ page }) => {
    await word(page, 'Solutions').click();
    await page.clock.runFor(100);
    await word(page, 'About VI').click();
    await expect(open(page)).toHaveText('About VI');
    await page.clock.runFor(1000);
    await expect(open(page)).toHaveText('About VI');
  });

  test('a click beside it closes it, in the same time', async ({ page }) => {
    await page.mouse.click(700, 880);
    await page.clock.runFor(249);
    await expect(open(page)).toHaveText('Solutions');
    await page.clock.runFor(1);
    await expect(open(page)).toHaveCount(0);
  });

  test('Escape gives the focus back at once', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', '/en/solutions/alloq');
    await page.keyboard.press('Escape');
    await expect(word(page, 'Solutions')).toBeFocused();
    await page.clock.runFor(250);
    await expect(open(page)).toHaveCount(0);
    await expect(word(page, 'Solutions')).toBeFocused();
  });

  test('what is focused when it closes does not vanish from under the keyboard', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await word(page, 'Solutions').dispatchEvent('click');
    await page.clock.runFor(250);
    await expect(open(page)).toHaveCount(0);
    await expect(word(page, 'Solutions')).toBeFocused();
  });

  test('it closes when the focus leaves', async ({ page }) => {
    await word(page, 'Solutions').focus();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(250);
    await expect(open(page)).toHaveCount(0);
  });
});

test('arrows, Home and End go through words and sheet', async ({ page }) => {
  await openAwake(page, '/en');
  await word(page, 'Solutions').focus();
  const go = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect(focused(page), key).toHaveText(name);
  };
  await go('ArrowRight', 'Insights');
  await go('ArrowLeft', 'Solutions');
  await go('Home', 'Cases');
  await go('ArrowLeft', 'Contact');
  await go('ArrowRight', 'Cases');
  await go('End', 'Contact');
  await word(page, 'Solutions').focus();
  await go('ArrowDown', 'Alloq');
  await expect(open(page)).toHaveText('Solutions');
  await go('ArrowDown', 'Tradingterms');
  await go('End', 'All of Solutions');
  await go('ArrowDown', 'All of Solutions');
  await go('Home', 'Alloq');
  await go('ArrowUp', 'Solutions');
  await go('ArrowDown', 'Alloq');
  await go('ArrowRight', 'Insights');
  await expect(open(page)).toHaveCount(0);
});

test('from what stands beside a word, arrows go on as from the word', async ({ page }) => {
  await openAwake(page, '/en');
  await word(page, 'Solutions').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(focused(page)).not.toHaveText('Tradingterms');
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveText('Tradingterms');
});

test('Enter and Space open and close, and it is told which', async ({ page }) => {
  await openAwake(page, '/en');
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'header summary' });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await word(page, 'Solutions').focus();
  for (const [key, state] of [
    ['Enter', true],
    ['Enter', false],
    ['Space', true],
    ['Space', false],
  ] as const) {
    await page.keyboard.press(key);
    await expect(open(page)).toHaveCount(state ? 1 : 0);
    expect(await expanded()).toBe(state);
  }
});

test('a link closes it, and Back finds it closed', async ({ page }) => {
  await openAwake(page, '/en');
  await word(page, 'Solutions').click();
  await page.locator('header details[open]').getByRole('link', { name: 'Alloq' }).first().click();
  await expect(page).toHaveURL('/en/solutions/alloq');
  await expect(open(page)).toHaveCount(0);
  await word(page, 'About VI').click();
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(open(page)).toHaveCount(0);
});

test('what was opened before the script came stays open, and obeys it', async ({ page }) => {
  const come = await hold(page, '**/*.js');
  await page.goto('/en', { waitUntil: 'commit' });
  await word(page, 'About VI').click();
  await expect(open(page)).toHaveText('About VI');
  come();
  await awake(page);
  await expect(open(page)).toHaveText('About VI');
  await word(page, 'About VI').click();
  await expect(open(page)).toHaveCount(0);
  await word(page, 'Solutions').click();
  await expect(open(page)).toHaveText('Solutions');
});

test('a screen that becomes narrow or wide leaves nothing open', async ({ page }) => {
  await openAwake(page, '/en');
  await word(page, 'Solutions').click();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(open(page)).toHaveCount(0);
});
