import type { Page } from '@playwright/test';
import { chosen, noticeOf, words } from '../support/consent.ts';
import { expect, test } from '../support/journey.ts';

const host = 'https://www.youtube-nocookie.com';
const film = '/en/cases/ninety-stalls-one-price-list';
const gate = (page: Page) => page.locator('figure').filter({ hasText: words.en.change });

/** The host, standing in for itself; what it is asked for. */
const answerAsHost = async (page: Page) => {
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><button>Play</button>' });
  });
  return asked;
};

test.beforeEach(({ forgive }) => forgive(new RegExp(`off the site: ${host}`)));

test('a host’s film appears where consent was asked for, without a reload, and goes when it is withdrawn', async ({
  page,
}) => {
  const asked = await answerAsHost(page);
  await page.goto(film);
  await noticeOf(page).getByRole('button', { name: words.en.needed }).click();
  await expect(gate(page)).toContainText('To view this content you have to consent to marketing cookies.');
  await expect(gate(page)).toContainText('Additional consent required');
  await gate(page).getByRole('button', { name: words.en.change }).click();
  const sheet = page.getByRole('dialog', { name: words.en.sheet });
  await expect(sheet.getByRole('checkbox', { name: 'Marketing' })).toBeFocused();
  expect(asked).toEqual([]);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: words.en.keep }).click();
  const player = gate(page).locator('iframe');
  await expect(player).toHaveAccessibleName('Ninety stalls, one price list');
  await expect(player).toBeFocused();
  await expect(player.contentFrame().getByRole('button', { name: 'Play' })).toBeVisible();
  expect(asked).toEqual([`${host}/embed/vI6mBl0wSea`]);
  await gate(page).getByRole('button', { name: words.en.change }).click();
  await sheet.getByRole('button', { name: words.en.refuseAll }).click();
  await expect(player).toHaveCount(0);
  await expect(gate(page)).toContainText('Additional consent required');
  await expect(gate(page).getByRole('button', { name: words.en.change })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
});

test('with consent it is still a poster, until it is pressed', async ({ page, baseURL }) => {
  const asked = await answerAsHost(page);
  await chosen(page, baseURL ?? '', 'v1.marketing');
  await page.goto(film);
  const play = gate(page).getByRole('button', { name: 'Play the film' });
  await expect(play).toBeVisible();
  await expect(gate(page)).not.toContainText('Additional consent required');
  expect(asked).toEqual([]);
  await play.click();
  await expect(gate(page).locator('iframe').contentFrame().getByRole('button', { name: 'Play' })).toBeVisible();
  expect(asked).toEqual([`${host}/embed/vI6mBl0wSea?autoplay=1`]);
});

test('analytics alone play nothing', async ({ page, baseURL }) => {
  await chosen(page, baseURL ?? '', 'v1.analytics');
  await page.goto(film);
  await gate(page).getByRole('button', { name: words.en.change }).click();
  await page.getByRole('button', { name: words.en.keep }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(gate(page)).toContainText('Additional consent required');
  await expect(gate(page).locator('iframe')).toHaveCount(0);
});

test('what a visitor has allowed changes neither the page nor its headers', async ({ request }) => {
  const answers = await Promise.all(
    [undefined, 'consent=v1', 'consent=v1.analytics.marketing'].map(async (cookie) => {
      const response = await request.get(film, { headers: cookie ? { cookie } : {} });
      const { date: _date, ...headers } = response.headers();
      return { headers, body: await response.text() };
    }),
  );
  expect(answers[0]?.headers['content-security-policy']).toContain(`frame-src ${host}`);
  expect(answers[0]?.headers['content-security-policy']).not.toContain('googletagmanager');
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});
