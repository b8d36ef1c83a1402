import { fillIn, formIn } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { faults } from '../support/markup.ts';

const noor = { name: 'Noor <b>de Wit</b>', email: 'noor@bolder.example' };

for (const { name, path, entered, says } of [
  { name: 'contact', path: '/en/contact?reason=partnership', entered: noor, says: 'our form Noor <b>de Wit</b>, we' },
  { name: 'banner-contact', path: '/nl/careers', entered: noor, says: 'ons formulier Noor <b>de Wit</b>, we' },
  { name: 'newsletter', path: '/nl/cookies', entered: { email: noor.email }, says: 'Kijk in je mailbox' },
] as const)
  test(`${name} is sent, and thanked`, async ({ page }) => {
    await page.goto(path);
    const form = formIn(page, name);
    await fillIn(form, entered);
    await form.send.click();
    await expect(page).toHaveURL(new RegExp(`sent=${name}`));
    await expect(page.getByText(says)).toBeVisible();
    expect(await faults(await page.content())).toEqual([]);
  });

test('the browser itself minds the rules', async ({ page }) => {
  await page.goto('/en/contact');
  const form = formIn(page, 'contact');
  await fillIn(form, { ...noor, email: 'noor@bolder' });
  await form.send.click();
  await expect(form.input('email')).toBeFocused();
  await expect(page).toHaveURL('/en/contact');
});

test('what will not do comes back as it was, with what is wrong', async ({ page, forgive }) => {
  forgive(/status of 422/);
  await page.goto('/nl/contact?reason=other');
  const contact = formIn(page, 'contact');
  await fillIn(contact, { ...noor, email: 'noor@bolder', otherReason: 'Het lekt' });
  // As a browser would send it that minds no rules.
  await contact.form.evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await contact.send.click();
  await expect(contact.error('email')).toHaveText('Dit is geen geldig e-mailadres');
  await expect(contact.input('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.input('email')).toHaveValue('noor@bolder');
  await expect(contact.input('name')).toHaveValue(noor.name);
  await expect(contact.input('otherReason')).toHaveValue('Het lekt');
  await expect(contact.input('reason')).toHaveValue('other');
  await expect(contact.form.locator('[name="privacy"]')).toBeChecked();
  await expect(contact.summary.getByRole('link')).toHaveText('E-mailadres');
  expect(await faults(await page.content())).toEqual([]);
});

test('a plain select has every reason, and "other" asks what', async ({ page }) => {
  await page.goto('/en/contact');
  const { input } = formIn(page, 'contact');
  await expect(input('reason').locator('option')).toHaveCount(7);
  await expect(input('otherReason')).toBeHidden();
  await input('reason').selectOption('other');
  await expect(input('otherReason')).toBeVisible();
});
