import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { standBetween } from '../support/between.ts';
import { openSite, type Site } from '../support/openSite.ts';
import { engines, type Place } from '../support/places.ts';
import { noor, post, postByScript } from '../support/post.ts';
import { seenIn } from '../support/seenIn.ts';
import { type MailServer, openMailServer } from '../support/smtp.ts';

type Between = Awaited<ReturnType<typeof standBetween>>;

let between: Between;
let mail: MailServer;
let leads: Awaited<ReturnType<typeof seenIn>>;
let subscribers: Awaited<ReturnType<typeof seenIn>>;
let visitors = 0;

beforeAll(async () => {
  between = await standBetween(inject('cmsUrl'));
  leads = await seenIn(inject('cmsUrl'));
  subscribers = await seenIn(inject('cmsUrl'), 'api::subscriber.subscriber');
});
afterAll(() => between.close());

/** Where anything is answered as a lead that was taken would be. */
const taken = '/taken';

/** How the content service may answer a delivery in its stead. */
const answers: Record<string, (response: ServerResponse) => void> = {
  'an error': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}'),
  'a page with 200': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Starting …</h1>'),
  'a login elsewhere': (response) => response.writeHead(302, { location: taken }).end(),
  'no such address': (response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
  'a hang-up': (response) => response.destroy(),
};

describe.each(engines)('on $engine', ({ newPlace }) => {
  let place: Place;
  let site: Site | undefined;
  let email: string;

  const open = async (env: Record<string, string> = {}): Promise<Site> => {
    site = await openSite(between.url, { ...place.env, SMTP_URL: mail.url, OUTBOX_PAUSE_MS: '20', ...env });
    return site;
  };
  const failures = (step: string) =>
    (site?.logged ?? []).flatMap(({ message, details }) =>
      message === 'delivery failed' && details['step'] === step ? [details['code']] : [],
    );
  const send = async (at: Site, fields: Record<string, string> = {}) => {
    const { status } = await postByScript(at, '/nl/contact', { ...noor, email, ...fields });
    expect(status).toBe(200);
  };
  const emptied = (at: Site) =>
    expect.poll(() => at.leads.queue(), { timeout: 30_000 }).toMatchObject({ waiting: 0, setAside: 0 });
  const told = () => mail.to('quay@vi.example').filter(({ email: { replyTo } }) => replyTo?.[0]?.address === email);

  beforeEach(async () => {
    place = await newPlace();
    mail = await openMailServer();
    visitors += 1;
    email = `weather-${visitors}@bolder.example`;
  });
  afterEach(async () => {
    between.meddle(undefined);
    await site?.close();
    await mail.close();
    await place.remove();
  });

  it('hands a form to the CMS and to both mailboxes, each once, with one number', async () => {
    const at = await open();
    await send(at, { reason: 'other', otherReason: 'Het lekt.' });
    await emptied(at);
    const found = await leads(email);
    expect(found).toMatchObject([
      { form: 'contact', language: 'nl', name: noor.name, company: noor.company, phone: noor.phone, reason: 'other' },
    ]);
    expect(mail.to(email)).toHaveLength(1);
    expect(told()).toHaveLength(1);
    const ids = [...mail.to(email), ...told()].map((each) => each.email.messageId);
    for (const id of ids) expect(id).toContain(found[0]?.submissionId);
  });

  it('hands over a banner form too', async () => {
    const at = await open();
    const linkedin = 'https://www.linkedin.com/in/noor';
    const fields = { form: 'banner-contact', name: noor.name, email, linkedin, privacy: 'on' };
    expect((await postByScript(at, '/en/contact', fields)).status).toBe(200);
    await emptied(at);
    expect(await leads(email)).toMatchObject([{ form: 'banner-contact', language: 'en', linkedin }]);
  });

  it('delivers everything once, after mail server and CMS were away', async () => {
    await mail.off();
    const at = await open();
    between.meddle((request, response) => {
      if (request.method !== 'PUT') return false;
      response.writeHead(503).end();
      return true;
    });
    await send(at);
    await expect.poll(() => failures('cms').length, { timeout: 20_000 }).toBeGreaterThan(1);
    await expect.poll(() => failures('visitor').length, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(new Set(failures('cms'))).toEqual(new Set(['CMS 503']));
    expect(new Set(failures('agency'))).toEqual(new Set(['ECONNREFUSED']));
    expect(await leads(email)).toEqual([]);
    between.meddle(undefined);
    await mail.on();
    await emptied(at);
    expect(await leads(email)).toHaveLength(1);
    expect([mail.to(email).length, told().length]).toEqual([1, 1]);
    expect(JSON.stringify(at.logged)).not.toContain(email);
  });

  it('tells the CMS while the mail server is away', async () => {
    await mail.off();
    const at = await open();
    await send(at);
    await expect.poll(() => leads(email), { timeout: 20_000 }).toHaveLength(1);
    expect(await at.leads.queue()).toMatchObject({ waiting: 2, setAside: 0 });
  });

  it.each(Object.keys(answers))('waits when the CMS answers with %s', async (how) => {
    const at = await open();
    between.meddle((request, response) => {
      if (request.url === taken) response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
      else if (request.method === 'PUT') answers[how]?.(response);
      else return false;
      return true;
    });
    await send(at);
    // One more than would be believed of a refusal.
    await expect.poll(() => failures('cms').length, { timeout: 20_000 }).toBeGreaterThan(3);
    expect(await at.leads.queue()).toMatchObject({ setAside: 0 });
    between.meddle(undefined);
    await expect.poll(() => leads(email), { timeout: 30_000 }).toHaveLength(1);
  });

  it('waits without a token, with a wrong one, and delivers once it has the right one', async () => {
    for (const [token, code] of [
      ['', 'no LEADS_TOKEN'],
      ['not-the-token', 'CMS 401'],
    ] as const) {
      const at = await open({ LEADS_TOKEN: token });
      if (!token) await send(at);
      await expect.poll(() => failures('cms'), { timeout: 20_000 }).toContain(code);
      expect(at.logged.filter(({ message }) => message.startsWith('no LEADS_TOKEN'))).toHaveLength(token ? 0 : 1);
      await at.close();
    }
    const at = await open();
    await emptied(at);
    expect(await leads(email)).toHaveLength(1);
  });

  it('sets aside what the CMS will never take, and delivers the rest of it and of the others', async () => {
    const at = await open();
    const { id } = await at.leads.outbox.accept({
      kind: 'contact',
      locale: 'nl',
      values: { name: '', email },
      remarks: [],
    });
    await expect.poll(() => at.leads.queue(), { timeout: 20_000 }).toMatchObject({ waiting: 0, setAside: 1 });
    expect(at.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'delivery set aside', details: { submission: id, step: 'cms', attempt: 3, code: 'CMS 400' } },
    ]);
    expect(mail.to(email)).toHaveLength(1);
    await post(at, '/nl/contact', { ...noor, email });
    await expect.poll(() => leads(email), { timeout: 20_000 }).toHaveLength(1);
  });

  it('tells the CMS of subscriptions, the newest state whatever arrives last', async () => {
    const at = await open();
    const subscription = crypto.randomUUID();
    const subscribedAt = '2026-11-22T10:00:00.000Z';
    const values = { subscription, email, subscribedAt };
    const change = { locale: 'nl', remarks: [] } as const;
    const left = { ...values, unsubscribedAt: '2026-11-22T11:00:00.000Z' };
    await at.leads.outbox.accept({ ...change, kind: 'unsubscribed', values: left });
    await emptied(at);
    await at.leads.outbox.accept({ ...change, kind: 'subscribed', values });
    await expect.poll(() => between.calls.filter((path) => path.endsWith(subscription)).length).toBe(2);
    await expect.poll(() => subscribers(email)).toMatchObject([{ state: 'unsubscribed', language: 'nl' }]);
  });
});
