import { startSite } from '../../../scripts/lib/processes.mjs';
import { everything, writeChoice } from '../../app/browser/consent/choice.ts';
import { says, startProvider } from '../support/captchaProvider.ts';
import { fillIn, formIn } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';

/** Both versions as their guides describe them; what was asked of them is kept for the test. */
const script = `
  window.asked = [];
  const provider = {
    ready: (then) => then(),
    render: (place, options) => { window.widget = options; return 0; },
    reset: () => {},
    execute: (which, options) => {
      window.asked.push([which, options]);
      if (window.broken) return Promise.reject(new Error('no'));
      if (window.speechless) return Promise.resolve('');
      const token = 'token-' + window.asked.length;
      if (which === 0) { setTimeout(() => window.widget.callback(token), 0); return undefined; }
      return Promise.resolve(token);
    },
  };
  window.grecaptcha = { ...provider, enterprise: provider };
`;

const open = async (settings: Record<string, string>) => {
  const provider = await startProvider(script);
  provider.answers(says({ success: true, score: 0.9, action: 'contact', hostname: '127.0.0.1' }));
  const site = await startSite({
    env: {
      CONTENT_URL: process.env['CMS_UNDER_TEST'],
      CONTENT_TIMEOUT_MS: '15000',
      SITE_DATA_DIR: test.info().outputPath('data'),
      CAPTCHA_KEY: 'public-key',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_URL: provider.url,
      ...settings,
    },
    log: 'journeys-captcha',
  });
  return { provider, url: site.url, close: () => Promise.all([site.stop(), provider.close()]) };
};

/** What a form sends when it is pressed; nothing of it reaches the site. */
const watchPosts = async (page: import('@playwright/test').Page) => {
  const posted: URLSearchParams[] = [];
  await page.route('**/en/contact', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    return route.fulfill({
      status: 503,
      json: { form: 'contact', sent: false, refusal: 'unavailable', values: {}, failures: {} },
    });
  });
  return posted;
};

const noor = { name: 'Noor', email: 'noor@bolder.example' };

for (const { settings, address, execute } of [
  {
    settings: { CAPTCHA_VERSION: 'v3', CAPTCHA_LANGUAGE: 'nl' },
    address: '/recaptcha/api.js?render=public-key&hl=nl',
    execute: ['public-key', { action: 'contact' }],
  },
  { settings: { CAPTCHA_ENTERPRISE: 'true' }, address: '/recaptcha/enterprise.js?render=explicit', execute: [0, null] },
])
  test(`${address} is fetched when somebody allows it, and asked anew for every submission`, async ({
    page,
    forgive,
  }) => {
    forgive(/status of 503|^off the site/);
    const { provider, url, close } = await open(settings);
    const posted = await watchPosts(page);
    await page.goto(`${url}/en/contact`, { waitUntil: 'networkidle' });
    const contact = formIn(page, 'contact');
    await contact.input('name').focus();
    await fillIn(contact, noor);
    expect(provider.scripts).toEqual([]);
    await contact.form.getByRole('button', { name: 'Allow' }).click();
    await expect(contact.send).toBeFocused();
    await expect.poll(() => provider.scripts).toEqual([address]);
    await contact.send.click();
    await expect(contact.summary).toContainText('jammed');
    await contact.send.click();
    await expect.poll(() => posted.map((fields) => fields.get('captcha'))).toEqual(['token-1', 'token-2']);
    expect(await page.evaluate('JSON.parse(JSON.stringify(window.asked.map(([a, b]) => [a, b ?? null])))')).toEqual([
      execute,
      execute,
    ]);
    expect(provider.scripts).toHaveLength(1);
    await close();
  });

test('who would rather not, or whose provider fails, sends without', async ({ page, forgive }) => {
  forgive(/status of 503|^off the site|Failed to execute|ERR_FAILED|Failed to load script/);
  const { provider, url, close } = await open({ CAPTCHA_VERSION: 'v3' });
  const posted = await watchPosts(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const write = async (answer: string) => {
    await page.goto(`${url}/en/contact`, { waitUntil: 'networkidle' });
    const contact = formIn(page, 'contact');
    await contact.input('name').focus();
    await fillIn(contact, noor);
    await contact.form.getByRole('button', { name: answer }).click();
    return contact;
  };

  const without = await write('No, without it');
  await without.send.click();
  await expect.poll(() => posted.length).toBe(1);
  expect(provider.scripts).toEqual([]);

  const failing = await write('Allow');
  await expect.poll(() => page.evaluate('typeof window.grecaptcha')).toBe('object');
  await page.evaluate('window.broken = true');
  await failing.send.click();
  await expect.poll(() => posted.length).toBe(2);
  expect(errors).toContain('ReCaptcha error: Failed to execute');

  await page.evaluate('window.broken = false; window.speechless = true');
  await failing.send.click();
  await expect.poll(() => posted.length).toBe(3);
  expect(errors).toContain('Failed to execute');

  await page.route(`${provider.url}/**`, (route) => route.abort());
  const absent = await write('Allow');
  await absent.send.click();
  await expect.poll(() => posted.length).toBe(4);
  expect(errors).toContain('ReCaptcha error: Failed to load script');
  expect(posted.map((fields) => fields.get('captcha'))).toEqual([null, null, null, null]);
  await close();
});

test('who has allowed marketing cookies before is not asked again', async ({ page, context, forgive }) => {
  forgive(/status of 503|^off the site/);
  const { provider, url, close } = await open({ CAPTCHA_VERSION: 'v3' });
  const posted = await watchPosts(page);
  await context.addCookies([{ name: 'consent', value: writeChoice(everything), url }]);
  await page.goto(`${url}/en/contact`, { waitUntil: 'networkidle' });
  expect(provider.scripts).toEqual([]);
  const contact = formIn(page, 'contact');
  await fillIn(contact, noor);
  await expect.poll(() => provider.scripts).toHaveLength(1);
  await expect(contact.form.getByRole('button', { name: 'Allow' })).toHaveCount(0);
  await contact.send.click();
  await expect.poll(() => posted.map((fields) => fields.get('captcha'))).toEqual(['token-1']);
  await close();
});
