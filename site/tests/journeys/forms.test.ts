import { draftsKey } from '../../app/forms/token.ts';
import { violations } from '../support/axe.ts';
import { keptNames } from '../support/consent.ts';
import { fillIn, formIn } from '../support/forms.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/journey.ts';

const noor = { name: 'Noor <b>de Wit</b>', email: 'noor@bolder.example' };

/** What the browser says of an answer that is no success. */
const refused = /status of (?:422|403|503)/;

for (const { path, required, invalid } of [
  { path: '/en/contact', required: 'This is a required field', invalid: 'This is not a valid e-mail address' },
  { path: '/nl/contact', required: 'Dit veld is verplicht', invalid: 'Dit is geen geldig e-mailadres' },
])
  test(`${path}: a field is judged as it is typed in and left, and says so once it was left`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { field, input, error, atWork } = formIn(page, 'contact');
    await expect(field('name')).toHaveAttribute('data-untouched');
    await expect(field('name')).toHaveAttribute('data-pristine');
    await expect(field('name')).not.toHaveAttribute('data-validated');
    await input('email').focus();
    await atWork();
    await input('email').pressSequentially('noor@');
    await expect(field('email')).toHaveAttribute('data-dirty');
    await expect(field('email')).toHaveAttribute('data-invalid');
    await expect(error('email')).toBeEmpty();
    const { width } = (await input('email').boundingBox()) ?? {};
    await input('name').focus();
    await expect(field('email')).toHaveAttribute('data-touched');
    await expect(error('email')).toHaveText(invalid);
    await expect(input('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(input('email')).toHaveAccessibleDescription(invalid);
    expect((await input('email').boundingBox())?.width).toBe(width);
    await input('email').fill('noor@bolder.example');
    await expect(field('email')).toHaveAttribute('data-valid');
    await expect(error('email')).toBeEmpty();
    await expect(error('name')).toHaveText(required);
  });

test('what is missing is named, led to and mended', async ({ page }) => {
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const { form, input, summary, send, atWork } = formIn(page, 'contact');
  await input('phone').focus();
  await atWork();
  await input('phone').fill('soon');
  await send.click();
  await expect(input('name')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Name', 'E-mail address', 'Phone number', 'Privacy statement']);
  expect(await violations(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Phone number' }).click();
  await expect(input('phone')).toBeFocused();
  const mended = summary.locator('[data-mended]');
  await input('phone').fill('010 555 06 78');
  await expect(mended).toHaveText(['Phone number']);
  const before = await summary.textContent();
  await input('name').fill(noor.name);
  await input('email').fill(noor.email);
  await form.locator('[name="privacy"]').check();
  await expect(mended).toHaveCount(4);
  await expect(summary).not.toHaveText(before ?? '');
  expect(await violations(page)).toEqual([]);
});

test('a form is sent, and whoever sent it is thanked by name, which is text', async ({ page, forgive }) => {
  forgive(refused);
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const contact = formIn(page, 'contact');
  await contact.input('name').focus();
  await contact.atWork();
  await fillIn(contact, noor);
  const thanks = page.getByRole('heading', { name: "We've got mail!" });
  // Nobody types this fast, and the site says so: it is pressed again.
  await expect(async () => {
    await contact.send.click();
    await expect(thanks).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('main')).toContainText(
    "Thanks for filling in our form Noor <b>de Wit</b>, we'll reach out to you as soon as we can.",
  );
  await expect(contact.send).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

for (const { name, path, says } of [
  { name: 'banner-contact', path: '/nl/careers', says: 'We hebben post!' },
  { name: 'newsletter', path: '/en/cookies', says: 'Look in your mailbox' },
] as const)
  test(`${name} is thanked in its place`, async ({ page, forgive }) => {
    forgive(refused);
    await page.goto(path, { waitUntil: 'networkidle' });
    const form = formIn(page, name);
    await form.input('email').focus();
    await form.atWork();
    await fillIn(form, name === 'newsletter' ? { email: noor.email } : noor);
    await expect(async () => {
      await form.send.click();
      await expect(form.summary).toContainText(says, { timeout: 2000 });
    }).toPass();
    await expect(form.send).toHaveCount(0);
    await expect(form.summary).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

test('pressed twice it is sent once; an answer that is none is not taken for thanks', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/en/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await held;
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Thank you</p>' });
  });
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const contact = formIn(page, 'contact');
  await contact.input('name').focus();
  await contact.atWork();
  await fillIn(contact, noor);
  await contact.send.click();
  await expect(contact.form).toHaveAttribute('data-phase', 'sending');
  await expect(contact.send).toHaveAttribute('aria-disabled', 'true');
  await expect(contact.send).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await contact.send.click({ force: true });
  await page.keyboard.press('Enter');
  answer();
  await expect(contact.summary).toContainText('did not get through');
  await expect(contact.summary.getByRole('link', { name: '@' })).toBeVisible();
  await expect(contact.input('name')).toHaveValue(noor.name);
  expect(sent).toBe(1);
});

test('without a network nothing is lost: it is sent when there is one', async ({ page, context, forgive }) => {
  forgive(/ERR_INTERNET_DISCONNECTED|status of 422/);
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const contact = formIn(page, 'contact');
  await contact.input('name').focus();
  await contact.atWork();
  await fillIn(contact, noor);
  await context.setOffline(true);
  await contact.send.click();
  await expect(contact.summary).toContainText('offline');
  await expect(contact.summary).toBeFocused();
  await expect(contact.input('email')).toHaveValue(noor.email);
  await context.setOffline(false);
  await expect(async () => {
    await contact.send.click();
    await expect(page.getByRole('heading', { name: "We've got mail!" })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a machine, as the captcha has it, is told another way', async ({ page, forgive }) => {
  forgive(refused);
  const outcome = { form: 'contact', sent: false, refusal: 'captcha', values: noor, failures: {} };
  await page.route('**/en/contact', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: outcome }) : route.continue(),
  );
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const contact = formIn(page, 'contact');
  await contact.input('name').focus();
  await contact.atWork();
  await fillIn(contact, noor);
  await contact.send.click();
  await expect(contact.summary.locator('[href^="mailto:"]')).toBeVisible();
  await expect(contact.summary.locator('[href^="tel:"]')).toBeVisible();
  await expect(contact.input('name')).toHaveValue(noor.name);
  expect(await violations(page)).toEqual([]);
});

test('the address chooses the reason; another one is searched for, and "other" asks what', async ({ page }) => {
  await page.goto('/en/contact?reason=demo-alloq', { waitUntil: 'networkidle' });
  const { input, form, field, searchReason, chooseFound } = formIn(page, 'contact');
  await expect(form.getByRole('combobox')).toHaveValue('Demo for Alloq');
  await expect(input('otherReason')).toBeHidden();
  await input('name').focus();
  await searchReason('herring');
  await expect(form.getByText('Sorry, no matching options.')).toBeVisible();
  await searchReason('oth');
  await chooseFound('Other');
  await expect(input('otherReason')).toBeVisible();
  await expect(field('reason')).toHaveAttribute('data-dirty');
});

test('a reason that was chosen before the form is at work is a change too', async ({ page }) => {
  const chosen = await hold(page, '**/assets/behave-*.js');
  await page.goto('/en/contact?reason=demo-alloq', { waitUntil: 'networkidle' });
  const { field, atWork, searchReason, chooseFound } = formIn(page, 'contact');
  await searchReason('oth');
  await chooseFound('Other');
  chosen();
  await atWork();
  await expect(field('reason')).toHaveAttribute('data-dirty');
  await expect(field('name')).toHaveAttribute('data-pristine');
});

test('what was typed is still there after a look elsewhere', async ({ page }) => {
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const { input, form, atWork } = formIn(page, 'contact');
  await input('name').focus();
  await atWork();
  await input('name').fill('Noor');
  await form.locator('[name="privacy"]').check();
  await form.getByRole('link', { name: 'privacy statement' }).click();
  await expect(page).toHaveURL('/en/privacy-statement');
  await page.goBack();
  await expect(input('name')).toHaveValue('Noor');
  await expect(form.locator('[name="privacy"]')).toBeChecked();
});

test('what was typed is still there in the other language, until it is sent', async ({ page, forgive }) => {
  forgive(refused);
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const { input, form, field, atWork, send, searchReason, chooseFound } = formIn(page, 'contact');
  await input('name').focus();
  await atWork();
  await input('name').fill(noor.name);
  await searchReason('oth');
  await chooseFound('Other');
  await input('otherReason').fill('Two barges, and a plan.');
  await form.locator('[name="privacy"]').check();
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL('/nl/contact');
  await expect(input('name')).toHaveValue(noor.name);
  await expect(form.getByRole('combobox')).toHaveValue('Iets anders');
  await expect(input('otherReason')).toHaveValue('Two barges, and a plan.');
  await expect(form.locator('[name="privacy"]')).toBeChecked();
  await expect(field('name')).toHaveAttribute('data-dirty');
  await expect(field('email')).toHaveAttribute('data-pristine');
  expect(await keptNames(page)).toContain(draftsKey);

  await input('email').fill(noor.email);
  await expect(async () => {
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 2000 });
  }).toPass();
  expect(await keptNames(page)).not.toContain(draftsKey);
  await page.goto('/nl/contact', { waitUntil: 'networkidle' });
  await expect(input('name')).toHaveValue('');
});

test('the address has the last word on the reason, and who is already typing on what they type', async ({ page }) => {
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const { input, form, atWork, searchReason, chooseFound } = formIn(page, 'contact');
  await input('name').focus();
  await atWork();
  await input('name').fill(noor.name);
  await input('email').fill(noor.email);
  await searchReason('partner');
  await chooseFound('Partnership');
  const go = await hold(page, '**/assets/behave-*.js');
  await page.goto('/en/contact?reason=demo-alloq', { waitUntil: 'commit' });
  await input('name').fill('Noor, once more');
  go();
  await atWork();
  await expect(input('email')).toHaveValue(noor.email);
  await expect(input('name')).toHaveValue('Noor, once more');
  await expect(input('name')).toBeFocused();
  await expect(form.getByRole('combobox')).toHaveValue('Demo for Alloq');
});

test('what was typed before the page was at work is judged with the rest', async ({ page }) => {
  await page.goto('/nl/contact', { waitUntil: 'commit' });
  const { input, field, atWork } = formIn(page, 'contact');
  await input('name').fill('Noor');
  await input('company').focus();
  await atWork();
  await expect(input('name')).toHaveValue('Noor');
  await expect(input('company')).toBeFocused();
  await expect(field('name')).toHaveAttribute('data-dirty');
});
