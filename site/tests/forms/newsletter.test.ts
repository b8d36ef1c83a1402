import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { newsletterLinks } from '../../server/newsletter/links.ts';
import { type Subscriber, subscribersIn } from '../../server/newsletter/subscribers.ts';
import { runCommand } from '../../server/outbox/command/run.ts';
import { signerFor } from '../../server/signing/signer.ts';
import { signIn } from '../support/admin.ts';
import { openSite, type Site, siteUrl } from '../support/openSite.ts';
import { post } from '../support/post.ts';
import { type MailServer, openMailServer, type Received } from '../support/smtp.ts';

const secret = 'a secret of the tests, and of nobody else';
const links = newsletterLinks(secret, siteUrl);
const confirmPath = '/en/newsletter/confirm';
const leavePath = '/en/newsletter/unsubscribe';

let site: Site;
let env: Record<string, string>;
let mail: MailServer;
let count = 0;
let noor: string;

beforeAll(async () => {
  mail = await openMailServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'newsletter-'));
  env = { SITE_URL: siteUrl, SITE_DATA_DIR: dataDir, SITE_SECRET: secret };
  site = await openSite(inject('contentUrl'), {
    ...env,
    SMTP_URL: mail.url,
    OUTBOX_PAUSE_MS: '50',
    FORMS_PER_HOUR: '1000',
    FORMS_FLAGGED_PER_HOUR: '1000',
  });
});
beforeEach(() => {
  count += 1;
  noor = `noor-${count}@bolder.example`;
});
afterAll(async () => {
  await site.close();
  await mail.close();
  await rm(env['SITE_DATA_DIR'] ?? '', { recursive: true, force: true });
});

const ask = (email: string, locale = 'en') =>
  post(site, `/${locale}/cases`, { form: 'newsletter', email, privacy: 'on' });

/** The first link of a letter to a screen of the newsletter, as both of its parts have it. */
const linkIn = ({ email }: Received, screen: string): URL => {
  const inText = email.text?.match(new RegExp(`https://\\S+/newsletter/${screen}\\?\\S+`))?.[0];
  expect(
    parse(email.html ?? '')
      .querySelectorAll('a')
      .map((a) => a.getAttribute('href')),
  ).toContain(inText);
  return new URL(inText ?? '');
};
const tokenIn = (link: URL) => link.searchParams.get('token') ?? '';
const header = ({ email }: Received, name: string) => email.headers.find(({ key }) => key === name)?.value;

/** The press on the button of the screen that a link leads to. */
const press = async (link: URL) => {
  const { status, root } = await site.page(link.pathname + link.search);
  const form = root.querySelector('main form');
  const fields = root
    .querySelectorAll('main form input')
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
  expect({ status, method: form?.getAttribute('method') }).toEqual({ status: 200, method: 'post' });
  return post(site, form?.getAttribute('action') ?? '', Object.fromEntries(fields));
};
const pressWith = (path: string, token: string) => post(site, path, { token });

const subscribe = async (email: string, locale = 'en') => {
  await ask(email, locale);
  const link = linkIn(await mail.arrived(email), 'confirm');
  expect((await press(link)).status).toBe(200);
  const welcome = await mail.arrived(email, (letter) => header(letter, 'list-unsubscribe') !== undefined);
  return { link, welcome, unsubscribe: linkIn(welcome, 'unsubscribe') };
};
const subscribers = async () => (await subscribersIn(site.leads.database, links)).map(({ email }) => email);
const inCms = async (email: string) => {
  const { ask: asked } = await signIn(inject('cmsUrl'));
  const uid = 'api::subscriber.subscriber';
  const { body } = await asked('GET', `/content-manager/collection-types/${uid}?filters[email][$eq]=${email}`);
  return body.results.map(({ state }: { state: string }) => state);
};
const headingOf = async (response: Response) => parse(await response.text()).querySelector('main h1')?.text ?? '';

it.each(['en', 'nl'])('a whole round in %s: asked, confirmed, welcomed, left by the mail provider', async (locale) => {
  expect((await ask(noor, locale)).status).toBe(303);
  const letter = await mail.arrived(noor);
  expect(header(letter, 'content-language')).toMatch(locale);
  const link = linkIn(letter, 'confirm');
  expect(link.origin + link.pathname).toBe(`${siteUrl}/${locale}/newsletter/confirm`);

  // Mail scanners follow links, more than once.
  for (const _ of [1, 2]) expect((await site.get(link.pathname + link.search)).status).toBe(200);
  expect(await subscribers()).not.toContain(noor);

  const first = await press(link);
  expect(first.status).toBe(200);
  expect(await subscribers()).toContain(noor);
  const second = await press(link);
  expect(await headingOf(second)).toBe(await headingOf(first));

  const welcome = await mail.arrived(noor, (each) => header(each, 'list-unsubscribe') !== undefined);
  const unsubscribe = linkIn(welcome, 'unsubscribe');
  expect(header(welcome, 'list-unsubscribe')).toBe(`<${unsubscribe}>, <mailto:quay@vi.example?subject=unsubscribe>`);
  expect(header(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await vi.waitFor(async () => expect(await inCms(noor)).toEqual(['subscribed']), { timeout: 20_000 });
  expect(mail.to(noor)).toHaveLength(2);

  const oneClick = await fetch(site.url + unsubscribe.pathname + unsubscribe.search, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(oneClick.status).toBe(200);
  expect(await subscribers()).not.toContain(noor);
  await vi.waitFor(async () => expect(await inCms(noor)).toEqual(['unsubscribed']), { timeout: 20_000 });
});

it('to leave takes a press too, which may be repeated, and the way back is a new letter', async () => {
  const { unsubscribe, link } = await subscribe(noor);
  expect((await site.get(unsubscribe.pathname + unsubscribe.search)).status).toBe(200);
  expect(await subscribers()).toContain(noor);
  const first = await press(unsubscribe);
  expect(first.status).toBe(200);
  expect(await subscribers()).not.toContain(noor);
  const again = await pressWith(leavePath, tokenIn(unsubscribe));
  expect([again.status, await headingOf(again)]).toEqual([200, await headingOf(first)]);

  // The letter from before is no way back.
  const old = await press(link);
  expect(old.status).toBe(410);
  expect(await subscribers()).not.toContain(noor);
  expect(parse(await old.text()).querySelector('main a[href="/en/newsletter"]')).not.toBeNull();
});

it('who left and asks again confirms again', async () => {
  const { unsubscribe, link } = await subscribe(noor);
  await press(unsubscribe);
  // Another spelling of the same mailbox: it is one subscription, and not the same form again.
  const spelled = noor.replace('noor', 'Noor');
  await ask(spelled);
  const fresh = linkIn(await mail.arrived(spelled), 'confirm');
  expect((await press(link)).status).toBe(410);
  expect((await press(fresh)).status).toBe(200);
  expect((await subscribers()).filter((email) => email === noor)).toHaveLength(1);
});

it('who asks is told the same whether the address is known or not', async () => {
  await subscribe(noor);
  const spelled = noor.replace('noor', 'Noor');
  const told = async (response: Response) => {
    const headers = new Map(response.headers);
    headers.delete('date');
    headers.set('set-cookie', (headers.get('set-cookie') ?? '').replace(/=[^;]*/, ''));
    return { status: response.status, headers, body: await response.text() };
  };
  const known = await told(await ask(spelled));
  const unknown = await told(await ask(`stranger-${noor}`));
  expect(known).toEqual(unknown);
  const letter = await mail.arrived(spelled);
  expect(letter.email.text).not.toContain('/newsletter/confirm');
  expect(linkIn(letter, 'unsubscribe').pathname).toBe(leavePath);
});

it('a link that is not ours, or is for something else, does nothing', async () => {
  const { link, unsubscribe } = await subscribe(noor);
  const mine = { subscription: 'x', at: Date.now() };
  const foreign = await signerFor('somebody else’s secret, also quite long', 'newsletter-confirm').sign(mine);
  const other = await signerFor(secret, 'form-time').sign({ ...mine });
  const odd = await signerFor(secret, 'newsletter-confirm').sign({ subscription: 5 });
  const tampered = tokenIn(link).replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify(mine)).toString('base64url')}.`);
  for (const token of [
    '',
    'x',
    'a.b.c',
    foreign,
    other,
    odd,
    tampered,
    tokenIn(unsubscribe),
    tokenIn(link).slice(0, -1),
  ]) {
    expect((await site.get(`${confirmPath}?${new URLSearchParams({ token })}`)).status).toBe(400);
    expect((await pressWith(confirmPath, token)).status).toBe(400);
  }
  for (const token of ['', 'x', foreign, other, tokenIn(link)]) {
    expect((await site.get(`${leavePath}?${new URLSearchParams({ token })}`)).status).toBe(400);
    expect((await pressWith(leavePath, token)).status).toBe(400);
  }
  expect(await subscribers()).toContain(noor);
});

it('a link to confirm lasts seven days, one to unsubscribe for ever', async () => {
  await ask(noor);
  const link = linkIn(await mail.arrived(noor), 'confirm');
  const token = tokenIn(link);
  const { exp, iat, subscription } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(exp - iat).toBe(7 * 24 * 60 * 60);
  const late = await signerFor(secret, 'newsletter-confirm').sign({ subscription, at: Date.now() }, -1);
  for (const response of [await site.get(`${confirmPath}?token=${late}`), await pressWith(confirmPath, late)]) {
    expect(response.status).toBe(410);
    expect(parse(await response.text()).querySelector('main a[href="/en/newsletter"]')).not.toBeNull();
  }
  const leaving = new URL(await links.unsubscribe('en', subscription));
  expect(JSON.parse(Buffer.from(tokenIn(leaving).split('.')[1] ?? '', 'base64url').toString())).not.toHaveProperty(
    'exp',
  );
});

it('a press from a foreign page confirms nothing', async () => {
  await ask(noor);
  const token = tokenIn(linkIn(await mail.arrived(noor), 'confirm'));
  const response = await post(
    site,
    confirmPath,
    { token },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(response.status).toBe(403);
  expect(await subscribers()).not.toContain(noor);
});

it('nobody keeps these screens, lists them, or hears their address', async () => {
  const { link, unsubscribe } = await subscribe(noor);
  for (const { pathname, search } of [link, unsubscribe]) {
    const screen = await site.get(pathname + search);
    const payload = await site.get(`${pathname}.data${search}`);
    for (const { headers } of [screen, payload, await pressWith(pathname, tokenIn(link))]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  }
  expect(JSON.stringify(site.logged)).not.toContain(tokenIn(link));
  expect(JSON.stringify(site.logged)).not.toContain(noor);
});

it('the export has who is subscribed, and how each can leave', async () => {
  const { unsubscribe } = await subscribe(noor, 'nl');
  const { out = '', code } = await runCommand(['subscribers', '--format', 'json'], env);
  expect(code).toBe(0);
  const all: Subscriber[] = JSON.parse(out);
  const own = all.find(({ email }) => email === noor);
  expect(own).toMatchObject({ language: 'nl' });
  expect(Date.now() - Date.parse(own?.confirmedAt ?? '')).toBeLessThan(60_000);
  expect(new URL(own?.unsubscribe ?? '').pathname).toBe(unsubscribe.pathname);
  const table = (await runCommand(['subscribers'], env)).out ?? '';
  expect(table.trim().split('\r\n')).toHaveLength(all.length + 1);
  expect(table).toContain(noor);
  expect((await pressWith('/nl/newsletter/unsubscribe', tokenIn(new URL(own?.unsubscribe ?? '')))).status).toBe(200);
  expect(await subscribers()).not.toContain(noor);
});

it('letters wait for the mail server, and a subscription for its letter', async () => {
  await mail.off();
  expect((await ask(noor)).status).toBe(303);
  await vi.waitFor(() =>
    expect(site.logged.filter(({ details }) => details['code'] === 'ECONNREFUSED').length).toBeGreaterThan(1),
  );
  await mail.on();
  const letter = await mail.arrived(noor);
  expect((await press(linkIn(letter, 'confirm'))).status).toBe(200);
});

it('a letter that is tried again after it was answered is not sent again', async () => {
  await subscribe(noor);
  const { database } = site.leads;
  const { id } = await database.use((db) =>
    db
      .selectFrom('submissions')
      .select('id')
      .where('kind', '=', 'newsletter')
      .where('fields', 'like', `%${noor}%`)
      .executeTakeFirstOrThrow(),
  );
  await database.use((db) =>
    db.updateTable('deliveries').set({ state: 'waiting', due_at: 0 }).where('submission_id', '=', id).execute(),
  );
  await vi.waitFor(async () => {
    const row = await database.use((db) =>
      db.selectFrom('deliveries').select(['state', 'attempts']).where('submission_id', '=', id).executeTakeFirst(),
    );
    expect(row).toEqual({ state: 'done', attempts: 2 });
  }, 10_000);
  expect(mail.to(noor)).toHaveLength(2);
});

it('while nothing can be kept, nobody is told that it was', async () => {
  const other = await openSite(inject('contentUrl'), { SITE_SECRET: secret, SMTP_URL: mail.url });
  await other.leads.database.close();
  const confirm = tokenIn(new URL(await links.confirm('en', { subscription: noor, at: Date.now() })));
  const unsubscribe = tokenIn(new URL(await links.unsubscribe('en', noor)));
  for (const [path, token] of [
    [confirmPath, confirm],
    [leavePath, unsubscribe],
  ] as const) {
    const response = await post(other, path, { token });
    expect(response.status).toBe(503);
    // What one can do about it is to press again.
    expect(
      parse(await response.text())
        .querySelector('main form input')
        ?.getAttribute('value'),
    ).toBe(token);
  }
  await other.close();
});
