import type { Route } from '@playwright/test';
import { documentsOf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { awake, openAwake } from '../support/moving.ts';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'no such payload' }),
  'is no payload': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  'is cut off': (route) => route.abort('connectionreset'),
};

for (const [what, answer] of Object.entries(failures))
  test(`a payload that ${what} makes the browser load the page, once`, async ({ page, forgive }) => {
    forgive(/Failed to load resource/);
    await openAwake(page, '/en');
    const documents = documentsOf(page);
    await page.route('**/*.data*', answer);
    await page.locator('footer a[href="/en/careers"]').first().click();
    await expect(page).toHaveURL('/en/careers');
    await awake(page);
    expect(documents).toEqual(['/en/careers']);
  });

test('an entry that has gone is said without loading a page', async ({ page, forgive }) => {
  forgive(/Failed to load resource/);
  await openAwake(page, '/en/employees');
  const documents = documentsOf(page);
  await page.route('**/employees/*.data*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/employees\/[^.]+\.data/, 'employees/nobody-at-all.data'),
    }),
  );
  await page.locator('main a[href^="/en/employees/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(documents).toEqual([]);
});
