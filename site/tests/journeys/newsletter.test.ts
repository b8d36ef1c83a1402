import { violations } from '../support/axe.ts';
import { fillIn, formIn } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { openSiteWithLetters } from '../support/letters.ts';

test('the newsletter is asked for, confirmed by a press and left by another; every screen can be read by anyone', async ({
  page,
  forgive,
}) => {
  // Nobody is as quick as a test: sooner than three seconds a form is refused.
  forgive(/^off the site|status of 422/);
  const site = await openSiteWithLetters();
  await page.goto(`${site.url}/en/newsletter`);
  const { form, input, send, atWork } = formIn(page, 'newsletter');
  await input('email').focus();
  await atWork();
  await fillIn(formIn(page, 'newsletter'), { email: 'noor@bolder.example' });
  await expect(async () => {
    await send.click();
    await expect(form).toContainText('Nearly aboard.', { timeout: 2000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);

  await page.goto(await site.linkIn('opt-in'));
  await expect(page).toHaveURL(`${site.url}/en/newsletter/confirm`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button').press('Enter');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.goto(await site.linkIn('welcome'));
  await page.getByRole('main').getByRole('button').press('Enter');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/en/newsletter');
  expect(await violations(page)).toEqual([]);
  await site.close();
});
