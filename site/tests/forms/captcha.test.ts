import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { says, startProvider } from '../support/captchaProvider.ts';
import { openSite, type Site } from '../support/openSite.ts';
import { noor, postByScript, takenIn } from '../support/post.ts';

/** `behaviour.md` §8, Captcha: the server's half. */
let provider: Awaited<ReturnType<typeof startProvider>>;
let site: Site;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
afterEach(() => site.close());

const open = async (env: Record<string, string> = {}) => {
  site = await openSite(inject('contentUrl'), {
    CAPTCHA_KEY: 'site-key',
    CAPTCHA_SECRET: 'the-secret',
    CAPTCHA_URL: provider.url,
    ...env,
  });
};
const form = { ...noor, captcha: 'a-token' };
const good = { success: true, hostname: 'www.vi.test', action: 'contact', score: 0.9 };

it('asks the provider, with the secret and the token and nothing of the visitor’s', async () => {
  await open();
  provider.answers(says(good));
  const { outcome } = await postByScript(site, '/en/contact', form);
  expect(outcome.sent).toBe(true);
  expect(Object.fromEntries(provider.asked.at(-1) ?? [])).toEqual({ secret: 'the-secret', response: 'a-token' });
  expect(takenIn(site)).toEqual([['no-token']]);
});

describe.each([
  ['v2', 'a token that is not its own', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['v2', 'a token that was used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['v2', 'a token of another site', { ...good, hostname: 'evil.example' }],
  ['v3', 'a token for another form', { ...good, action: 'newsletter' }],
  ['v3', 'a score too low', { ...good, score: 0.3 }],
  ['v3', 'no score at all', { ...good, score: undefined }],
])('%s, %s', (version, _what, said) => {
  it('is refused, with everything kept', async () => {
    await open({ CAPTCHA_VERSION: version });
    provider.answers(says(said));
    const { status, outcome } = await postByScript(site, '/en/contact', form);
    expect(status).toBe(422);
    expect(outcome).toMatchObject({ sent: false, refusal: 'captcha', values: { name: noor.name } });
    expect(takenIn(site)).toEqual([]);
  });
});

it('a form’s name with a hyphen is an action with none', async () => {
  await open({ CAPTCHA_VERSION: 'v3' });
  provider.answers(says({ ...good, action: 'banner_contact' }));
  const { outcome } = await postByScript(site, '/en', { ...form, form: 'banner-contact' });
  expect(outcome.sent).toBe(true);
});

describe.each<[string, Parameters<typeof provider.answers>[0]]>([
  ['hangs up', (response) => response.destroy()],
  ['answers nonsense', (response) => response.end('<h1>Sorry</h1>')],
  ['answers 500', (response) => response.writeHead(500).end('{}')],
  ['is silent', () => {}],
  ['does not know our secret', says({ success: false, 'error-codes': ['invalid-input-secret'] })],
])('when the provider %s', (_what, answer) => {
  it('the form is taken and marked, under the tighter limit', async () => {
    await open({ FORMS_FLAGGED_PER_HOUR: '1' });
    provider.answers(answer);
    expect((await postByScript(site, '/en/contact', form)).status).toBe(200);
    expect(takenIn(site)).toEqual([['no-token', 'no-captcha']]);
    expect((await postByScript(site, '/en/contact', { ...form, name: 'Somebody else' })).status).toBe(429);
  });
});

it('a visitor who allows no captcha is marked, and nobody is asked about them', async () => {
  await open();
  const before = provider.asked.length;
  expect((await postByScript(site, '/en/contact', noor)).status).toBe(200);
  expect(provider.asked.length).toBe(before);
  expect(takenIn(site)).toEqual([['no-token', 'no-captcha']]);
});

it('its hosts stand in the policy, and its secret nowhere', async () => {
  await open();
  const { headers, html } = await site.page('/en/contact');
  expect(headers.get('content-security-policy')).toContain(`${provider.url}/`);
  expect(html).toContain('site-key');
  expect(html).not.toContain('the-secret');
});
