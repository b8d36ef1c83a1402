import type { Page, Route } from '@playwright/test';
import { documentsOf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { awake, openAwake } from '../support/moving.ts';

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const toCareers = 'footer a[href="/en/careers"]';
const lost = (page: Page) => page.getByText('That page did not arrive.');

/** What failed loads say on the console, by the browser, the router and the site. */
test.beforeEach(({ forgive }) => {
  const said = [
    /Failed to load resource/,
    /Error loading route module/,
    /dynamically imported module/,
    /Loading chunk/,
  ];
  for (const pattern of said) forgive(pattern);
});

/** Scripts of screens fail while `failing` says so. */
const breakScreens = async (page: Page) => {
  const state = { failing: false };
  await page.route('**/assets/route-*.js', (route) => (state.failing ? gone(route) : route.continue()));
  return state;
};

/** The parts that are loaded when the browser is idle are there. */
const later = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('a page whose scripts do not come is loaded anew once, and can be read without them', async ({ page }) => {
  const documents = documentsOf(page);
  await page.route('**/assets/framework-*.js', gone);
  await page.goto('/en/cookies');
  await expect.poll(() => documents).toEqual(['/en/cookies', '/en/cookies']);
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a screen whose script does not come is fetched as a page, and the next one within a minute is told of', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const screens = await breakScreens(page);
  await openAwake(page, '/en');
  await later(page);
  const documents = documentsOf(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) screens.failing = false;
  });

  screens.failing = true;
  await page.locator(toCareers).first().click();
  await expect.poll(() => documents).toEqual(['/en/careers']);
  await expect(page).toHaveURL('/en/careers');
  await awake(page);
  await later(page);
  expect(logged).toContainEqual(expect.stringMatching(/^Loading chunk route-\S+\.js failed\.$/));

  screens.failing = true;
  await page.locator('header nav a[href="/en/contact"]').click();
  await expect(lost(page)).toBeVisible();
  expect(documents).toEqual(['/en/careers']);
  await expect(page).toHaveURL('/en/careers');
  await page.getByRole('status').getByRole('link').click();
  await expect(page).toHaveURL('/en/contact');
  expect(documents).toEqual(['/en/careers', '/en/contact']);
});

test('after a minute a lost screen is fetched as a page again', async ({ page }) => {
  const screens = await breakScreens(page);
  await openAwake(page, '/en');
  await later(page);
  const documents = documentsOf(page);
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now() - 60_000)));
  screens.failing = true;
  await page.locator(toCareers).first().click();
  await expect.poll(() => documents[0]).toBe('/en/careers');
});

test('a block whose code does not come makes the next screen a page of its own', async ({ page }) => {
  await openAwake(page, '/en/cookies');
  const documents = documentsOf(page);
  await page.route('**/assets/view-*.js', gone);
  await page.locator(toCareers).first().click();
  await expect.poll(() => documents[0]).toBe('/en/careers');
});

test('a screen that has not come in two minutes counts as lost', async ({ page }) => {
  await page.clock.install();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/en/cookies');
  await page.clock.runFor(2000);
  await awake(page);
  await page.clock.runFor(2000);
  await later(page);
  await page.route('**/assets/route-*.js', () => undefined);
  const documents = documentsOf(page);
  const asked = page.waitForRequest('**/assets/route-*.js');
  await page.locator(toCareers).first().click();
  await asked;
  await page.clock.runFor(119_000);
  expect(documents).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => documents[0]).toBe('/en/careers');
  expect(logged).toContainEqual(expect.stringMatching(/^Loading chunk \S+ failed\.$/));
});

for (const { part, chunk, path, works } of [
  {
    part: 'a carousel',
    chunk: 'Engine',
    path: '/en/solutions/tradingterms',
    works: async (page: Page) => {
      const carousel = page.locator('[aria-roledescription="carousel"]').first();
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    part: 'the search of reasons',
    chunk: 'Search',
    path: '/en/contact',
    works: (page: Page) => page.locator('#form-contact select[name="reason"]').selectOption('other'),
  },
  {
    part: 'the tide',
    chunk: 'Tide',
    path: '/en/employees',
    works: async (page: Page) => {
      await page.getByRole('link', { name: 'Surprise me' }).click();
      await expect(page).toHaveURL(/\/en\/employees\/./);
    },
  },
])
  test(`the page stands, and does its work, without the script of ${part}`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const documents = documentsOf(page);
    await page.route(`**/assets/${chunk}-*.js`, gone);
    await openAwake(page, path);
    await works(page);
    await expect.poll(() => logged).toContainEqual(expect.stringMatching(/^Loading chunk \S+ failed\.$/));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual([path]);
  });
