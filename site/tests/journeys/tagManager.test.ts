import type { Page } from '@playwright/test';
import { startSite } from '../../../scripts/lib/processes.mjs';
import { chosen, noticeOf, words } from '../support/consent.ts';
import { test as base, expect } from '../support/journey.ts';

/** A site with a tag manager. */
const test = base.extend<object, { tagged: string }>({
  tagged: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs; this one needs nothing.
    async ({}, use) => {
      const env = { CONTENT_URL: process.env['CMS_UNDER_TEST'], CONTENT_TIMEOUT_MS: '15000', GTM_ID: 'GTM-TEST123' };
      const site = await startSite({ env, log: 'journeys-tagged' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ tagged }, use) => use(tagged),
});

const script = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

const answerAsGoogle = async (page: Page) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "tagged" });' });
  });
  return asked;
};

/** What stands in the layer but page views, commands as lists. */
const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => Reflect.get(Object(entry), 'event') !== 'pageView')
      .map((entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [...Object(entry)] : entry)),
  );

const consent = (mode: string, analytics: string, marketing: string) => [
  'consent',
  mode,
  {
    analytics_storage: analytics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  },
];
const denied = consent('default', 'denied', 'denied');
const started = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
const running = { event: 'tagged' };

test.beforeEach(({ forgive }) => forgive(/off the site: https:\/\/www\.googletagmanager\.com/));

test('the tag manager waits for consent to analytics, is loaded once, and hears of every change', async ({ page }) => {
  const asked = await answerAsGoogle(page);
  await page.goto('/en');
  await noticeOf(page).waitFor();
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBe(2);
  expect(await layer(page)).toEqual([denied]);
  expect(asked).toEqual([]);

  await noticeOf(page).getByRole('button', { name: words.en.all }).click();
  const granted = consent('update', 'granted', 'granted');
  await expect.poll(() => layer(page)).toEqual([denied, granted, started, running]);
  expect(asked).toEqual([script]);

  await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
  await expect(page).toHaveURL('/en/cases');
  await page.context().addCookies([{ name: '_ga_ABC', value: 'x', url: new URL('/', page.url()).href }]);
  const change = async (name: string) => {
    await page.getByRole('button', { name: words.en.change }).last().click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await change(words.en.refuseAll);
  const refused = consent('update', 'denied', 'denied');
  await expect.poll(() => layer(page)).toEqual([denied, granted, started, running, refused]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga_ABC');
  await change(words.en.all);
  await expect.poll(() => layer(page)).toEqual([denied, granted, started, running, refused, granted]);
  expect(asked).toEqual([script]);
});

test('marketing alone loads no tag manager', async ({ page }) => {
  const asked = await answerAsGoogle(page);
  await chosen(page, process.env['SITE_UNDER_TEST'] ?? '', 'v1.marketing');
  await page.goto('/en/cases');
  await expect.poll(() => layer(page)).toEqual([denied, consent('update', 'denied', 'granted')]);
  expect(asked).toEqual([]);
});

test('whoever has chosen already is not asked again, and is counted from the first page', async ({ page, baseURL }) => {
  const asked = await answerAsGoogle(page);
  await chosen(page, baseURL ?? '', 'v1.analytics');
  await page.goto('/en/cases');
  await expect.poll(() => layer(page)).toEqual([denied, consent('update', 'granted', 'denied'), started, running]);
  expect(asked).toEqual([script]);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('its hosts stand in the policy whatever is chosen, and inline scripts still do not', async ({ request }) => {
  const response = await request.get('/en');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toContain('unsafe');
});
