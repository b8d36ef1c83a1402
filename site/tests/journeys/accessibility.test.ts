import { violations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { screens } from '../support/openings.ts';
import { openSettled } from '../support/settled.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test.beforeEach(({ forgive }) => forgive(/404/));

for (const path of screens)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await openSettled(page, path);
      expect(await violations(page), `${size.width} px wide`).toEqual([]);
    }
  });

for (const locale of ['en', 'nl'])
  test(`axe finds nothing in the open menus, ${locale}`, async ({ page }) => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await openSettled(page, `/${locale}`);
      const summaries = page.locator('header summary');
      for (let index = 0; index < (await summaries.count()); index += 1) {
        const summary = summaries.nth(index);
        if (!(await summary.isVisible())) continue;
        await summary.click();
        expect(await violations(page), `${size.width} px wide, ${await summary.innerText()}`).toEqual([]);
      }
    }
  });
