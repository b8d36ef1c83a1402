import { violations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { screens } from '../support/openings.ts';
import { openSettled } from '../support/settled.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test.beforeEach(({ forgive }) => forgive(/404/));

for (const path of screens)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await openSettled(page, path);
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      expect.soft(await violations(page), `${size.width} px wide`).toEqual([]);
    }
  });

for (const locale of ['en', 'nl'])
  for (const size of [narrow, wide])
    test(`axe finds nothing in the open menus, ${locale}, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openSettled(page, `/${locale}`);
      const menu = page.locator('button[popovertarget]:visible');
      if ((await menu.count()) > 0) await menu.first().click();
      expect(await violations(page)).toEqual([]);
      const summaries = await page.locator('header summary:visible').all();
      expect(summaries.length).toBeGreaterThan(0);
      for (const summary of summaries) {
        await summary.click();
        expect(await violations(page), await summary.innerText()).toEqual([]);
      }
    });
