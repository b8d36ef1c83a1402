import { expect, test } from '../support/journey.ts';

test('where even the error screen fails, the page says so and leads home', async ({ page, forgive }) => {
  forgive(/out of order|React error|Minified React/);
  await page.route('**/assets/root-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "const fail = () => { throw new Error('out of order'); }; export { fail as default, fail as ErrorBoundary, fail as Layout };",
    }),
  );
  await page.goto('/nl/cases');
  await expect(page.locator('h1')).toHaveText('An error occurred while showing the error page');
  await expect(page.locator('a').first()).toHaveAttribute('href', '/');
});
