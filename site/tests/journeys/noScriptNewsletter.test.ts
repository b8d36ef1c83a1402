import { fillIn, formIn } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { openSiteWithLetters } from '../support/letters.ts';
import { faults } from '../support/markup.ts';

test('de nieuwsbrief: the newsletter is asked for, confirmed and left', async ({ page, forgive }) => {
  forgive(/^off the site/);
  const site = await openSiteWithLetters();
  await page.goto(`${site.url}/nl`);
  const newsletter = formIn(page, 'newsletter');
  await fillIn(newsletter, { email: 'teun@kade.example' });
  await newsletter.send.click();
  await expect(page).toHaveURL(/\/nl\?sent=newsletter/);

  for (const step of ['opt-in', 'welcome']) {
    await page.goto(await site.linkIn(step));
    expect(await faults(await page.content())).toEqual([]);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await faults(await page.content())).toEqual([]);
  }
  await site.close();
});
