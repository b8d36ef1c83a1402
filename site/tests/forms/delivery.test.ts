import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from '../support/admin.ts';
import { openSite, type Site } from '../support/openSite.ts';
import { noor, post, postByScript } from '../support/post.ts';
import { type MailServer, openMailServer } from '../support/smtp.ts';

/** Every form, with and without script, in both languages: from the door to a real Strapi and a real mail server. */
const agency = 'quay@agency.example';
const leads = '/content-manager/collection-types/api::lead.lead';
let mail: MailServer;
let site: Site;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  mail = await openMailServer();
  admin = await signIn(inject('cmsUrl'));
  site = await openSite(inject('contentUrl'), {
    SMTP_URL: mail.url,
    MAIL_TO: agency,
    OUTBOX_PAUSE_MS: '50',
    FORMS_PER_HOUR: '1000',
    FORMS_FLAGGED_PER_HOUR: '1000',
  });
});
afterAll(async () => {
  await site.close();
  await mail.close();
});

const storedFor = async (email: string): Promise<Record<string, unknown>[]> =>
  (await admin.ask('GET', `${leads}?filters[email][$eq]=${email}`)).body.results;

const ways = {
  'without script': async (path: string, fields: Record<string, string>) =>
    expect((await post(site, path, fields)).status).toBe(303),
  'with script': async (path: string, fields: Record<string, string>) =>
    expect((await postByScript(site, path, fields)).outcome).toMatchObject({ sent: true, form: fields['form'] }),
};
const banner = {
  form: 'banner-contact',
  name: 'Teun Kade',
  email: 'teun@kade.example',
  linkedin: 'https://nl.linkedin.com/in/teun-kade',
  phone: '+31 6 5550 0102',
  privacy: 'on',
};
const contacts = [
  {
    what: 'simple contact',
    path: '/contact',
    fields: { ...noor, reason: 'other', otherReason: 'Two lines,\nand a lock.' },
  },
  { what: 'a demo of Alloq', path: '/contact?reason=demo-alloq', fields: { ...noor, reason: 'demo-alloq' } },
  { what: 'banner contact', path: '/careers', fields: banner },
];
const cases = (['en', 'nl'] as const).flatMap((locale) =>
  (['without script', 'with script'] as const).flatMap((way) =>
    contacts.map((contact) => ({ ...contact, locale, way })),
  ),
);

describe.each(cases)('$what, $way, in $locale', ({ locale, way, path, fields }) => {
  it('stands in Strapi once, whole; the agency can reply; the visitor is answered in their language', async () => {
    const email = `${crypto.randomUUID()}@bolder.example`;
    const entered = { ...fields, email };
    await ways[way](`/${locale}${path}`, entered);

    const answer = await mail.arrived(email);
    expect(answer.to).toEqual([email]);
    expect(answer.email.html).toContain(`lang="${locale}"`);
    const note = await mail.arrived(agency, ({ email: { replyTo } }) => replyTo?.[0]?.address === email);
    expect(note.to).toEqual([agency]);
    expect(note.email.text).toContain(fields.name);
    expect(note.email.messageId).not.toBe(answer.email.messageId);

    await expect.poll(async () => (await storedFor(email)).length).toBe(1);
    const { form, privacy: _privacy, ...own } = entered;
    expect((await storedFor(email))[0]).toMatchObject({ ...own, form, language: locale, state: 'new' });
  });
});

it('a form sent twice at once is one lead, one note and one answer', async () => {
  const email = `${crypto.randomUUID()}@bolder.example`;
  const twice = { ...noor, email };
  const sent = await Promise.all([1, 2, 3].map(() => post(site, '/en/contact', twice)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  await mail.arrived(email);
  await expect.poll(async () => (await storedFor(email)).length).toBe(1);
  // One more of somebody else comes after everything that these might have made.
  const later = `${crypto.randomUUID()}@bolder.example`;
  await post(site, '/en/contact', { ...noor, email: later });
  await mail.arrived(later);
  expect(mail.to(email)).toHaveLength(1);
});

describe('what would make two mails of one', () => {
  it.each([
    'noor@bolder.example\r\nBcc: all@bolder.example',
    'noor@bolder.example, all@bolder.example',
    'friends: noor@bolder.example, all@bolder.example;',
    'noor@bolder.example>\r\nRCPT TO:<all@bolder.example',
    '"noor@bolder.example all@bolder.example"@bolder.example',
  ])('as an address is refused: %j', async (email) => {
    expect((await post(site, '/en/contact', { ...noor, email })).status).toBe(422);
  });

  it('as a name is a name', async () => {
    const email = `${crypto.randomUUID()}@bolder.example`;
    const name = 'Noor\r\nBcc: all@bolder.example\r\nSubject: Buy <x@y.example>, z@y.example';
    await post(site, '/en/contact', { ...noor, name, email });
    const note = await mail.arrived(agency, ({ email: { replyTo } }) => replyTo?.[0]?.address === email);
    expect(note.to).toEqual([agency]);
    expect(note.email.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(note.email.headers.filter(({ key }) => key === 'bcc')).toHaveLength(0);
    expect(note.email.replyTo).toHaveLength(1);
    expect((await mail.arrived(email)).to).toEqual([email]);
  });

  it('markup in every field is text in every mail', async () => {
    const email = `${crypto.randomUUID()}@bolder.example`;
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await post(site, '/nl/contact', {
      ...noor,
      email,
      name: script,
      company: script,
      reason: 'other',
      otherReason: script,
    });
    const note = await mail.arrived(agency, ({ email: { replyTo } }) => replyTo?.[0]?.address === email);
    const answer = await mail.arrived(email);
    for (const { html } of [note.email, answer.email]) expect(html).not.toMatch(/<script|<img[^>]*onerror/i);
  });
});
