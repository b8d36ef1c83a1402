import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Mailer } from '../../../server/mail/letter.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { createPost } from '../../../server/mail/post.ts';
import { smtpMailer } from '../../../server/mail/smtp.ts';
import { contactSteps } from '../../../server/mail/steps.ts';
import { DeliveryFailure, Undeliverable } from '../../../server/outbox/step.ts';
import { type MailServer, openMailServer } from '../../support/smtp.ts';
import { entryWith, house } from './entries.ts';

const stepsBy = (mailer: Mailer) =>
  contactSteps({ post: createPost(mailer, 'website@vi.example'), house: async () => house, defaultLocale: 'en' });
const stepsTo = (url: string) => {
  const mailer = smtpMailer({ url, host: 'www.vi.test', timeoutMs: 500, patienceMs: 500 });
  return stepsBy(mailer);
};
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (failure: unknown) => failure,
  );

let server: MailServer;
let folder: string;
beforeAll(async () => {
  server = await openMailServer();
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(async () => {
  server.behave('kind');
  server.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('the agency answers the sender, the sender answers the agency', async () => {
  const { agency, visitor } = stepsTo(server.url);
  const entry = entryWith();
  await agency(entry);
  await visitor(entry);
  const [toAgency, toVisitor] = server.mails;
  expect(toAgency).toMatchObject({ from: 'website@vi.example', to: ['quay@vi.example'] });
  expect(toAgency?.email.from).toEqual({ name: 'VI', address: 'website@vi.example' });
  expect(toAgency?.email.replyTo).toEqual([{ name: 'Noor de Wit', address: 'noor@bolder.example' }]);
  expect(toAgency?.email.subject).toBe('Demo for Alloq: Noor de Wit, Bolder & Zn');
  expect(toVisitor).toMatchObject({ from: 'website@vi.example', to: ['noor@bolder.example'] });
  expect(toVisitor?.email.replyTo).toEqual([{ name: 'VI', address: 'quay@vi.example' }]);
});

it('a mail is the same mail on every try, and says that nobody wrote it', async () => {
  const { agency, visitor } = stepsTo(server.url);
  const entry = entryWith();
  for (const step of [agency, agency, visitor]) await step(entry);
  const ids = server.mails.map(({ email }) => email.messageId);
  expect(ids).toEqual([
    `<${entry.id}.agency@www.vi.test>`,
    `<${entry.id}.agency@www.vi.test>`,
    `<${entry.id}.visitor@www.vi.test>`,
  ]);
  for (const { email } of server.mails) {
    expect(new Date(email.date ?? '')).toEqual(entry.receivedAt);
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  }
});

it.each([
  ['Noor\r\nBcc: everyone@bolder.example', ''],
  ['Noor\nSubject: cheap', 'Bolder\r\n\r\nDear all'],
  ['friends: noor@bolder.example, other@bolder.example;', ''],
  ['everyone:a:b:c@bolder.example;;;', 'x@y.example, z@y.example'],
  ['"Noor" <other@bolder.example>', '<other@bolder.example>'],
  ['=?utf-8?q?=0d=0aBcc:_x=40y.example?=', '=?utf-8?b?DQpCY2M6IHhAeS5leGFtcGxl?='],
  ['Ñoor 🌊 de Wit', 'Büro für Überfluß'],
  ['\u202eevil\u202c Noor', 'B\u200bolder'],
  ['N'.repeat(120), 'Ж'.repeat(120)],
])('the name %j and the company %j make no header and no recipient', async (name, company) => {
  const { agency, visitor } = stepsTo(server.url);
  const entry = entryWith({ name, company });
  await agency(entry);
  await visitor(entry);
  expect(server.mails.map(({ to }) => to)).toEqual([['quay@vi.example'], ['noor@bolder.example']]);
  for (const { email } of server.mails) {
    expect(email.to).toHaveLength(1);
    expect(email.cc ?? []).toEqual([]);
    expect(email.bcc ?? []).toEqual([]);
    expect(email.replyTo).toHaveLength(1);
    expect(email.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(email.html).toContain('</html>');
  }
  expect(server.mails[0]?.email.replyTo?.[0]?.address).toBe('noor@bolder.example');
});

it('long and foreign names arrive as they were typed', async () => {
  const name = 'Ñoor-Zoë Žižková van der Überlingen-Østergård 水';
  await stepsTo(server.url).agency(entryWith({ name, company: '' }));
  expect(server.mails[0]?.email.subject).toBe(`Demo for Alloq: ${name}`);
  expect(server.mails[0]?.email.replyTo?.[0]?.name).toBe(name);
});

it.each(['a@b.example, c@d.example', 'group: a@b.example;', 'a@b.example\r\nRCPT TO:<c@d.example>', ''])(
  'what is not one address is never tried: %j',
  async (email) => {
    const { agency, visitor } = stepsTo(server.url);
    expect(await failureOf(visitor(entryWith({ email })))).toBeInstanceOf(Undeliverable);
    expect(await failureOf(agency(entryWith({ email })))).toBeInstanceOf(Undeliverable);
    expect(server.mails).toEqual([]);
  },
);

it.each([
  [{ refuses: 'recipient', code: 550 }, Undeliverable, 'SMTP 550'],
  [{ refuses: 'mail', code: 554 }, Undeliverable, 'SMTP 554'],
  [{ refuses: 'sender', code: 550 }, DeliveryFailure, 'SMTP 550'],
  [{ refuses: 'recipient', code: 451 }, DeliveryFailure, 'SMTP 451'],
  [{ refuses: 'mail', code: 452 }, DeliveryFailure, 'SMTP 452'],
  ['hangs', DeliveryFailure, 'ETIMEDOUT'],
] as const)('a server that %j', async (manner, kind, code) => {
  server.behave(manner);
  const failure = await failureOf(stepsTo(server.url).visitor(entryWith()));
  expect(failure).toBeInstanceOf(kind);
  // The code alone: the server's words name the recipient.
  expect(failure).toMatchObject({ message: code });
  expect(failure).not.toHaveProperty('cause');
  expect(server.mails).toEqual([]);
});

it('a server that is away is weather, and back on its port it takes the mail', async () => {
  const { visitor } = stepsTo(server.url);
  await server.off();
  const failure = await failureOf(visitor(entryWith()));
  expect(failure).toBeInstanceOf(DeliveryFailure);
  expect(failure).toMatchObject({ message: 'ECONNREFUSED' });
  await server.on();
  await visitor(entryWith());
  expect(server.mails).toHaveLength(1);
});

it('uses TLS where it is offered, and not with just anybody', async () => {
  const secure = await openMailServer({ tls: true });
  expect(await failureOf(stepsTo(secure.url).visitor(entryWith()))).toBeInstanceOf(DeliveryFailure);
  expect(secure.mails).toEqual([]);
  await stepsTo(`${secure.url}?tls.rejectUnauthorized=false`).visitor(entryWith());
  expect(secure.mails[0]?.secure).toBe(true);
  await secure.close();
});

it('without a mail server each mail is a file that only its owner reads', async () => {
  const dataDir = join(folder, 'data');
  const mailer = createMailer({ smtpUrl: undefined, dataDir, siteUrl: 'https://www.vi.test' });
  const { visitor } = stepsBy(mailer);
  const entry = entryWith();
  await visitor(entry);
  await visitor(entry);
  const mails = join(dataDir, 'mail');
  expect(await readdir(mails)).toEqual([`${entry.id}.visitor.eml`]);
  const path = join(mails, `${entry.id}.visitor.eml`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(await readFile(path));
  expect(email).toMatchObject({
    messageId: `<${entry.id}.visitor@www.vi.test>`,
    to: [{ address: 'noor@bolder.example' }],
  });
  expect(email.text).toBeTruthy();
  expect(email.html).toBeTruthy();
});

it('a folder that cannot be had is weather', async () => {
  const dataDir = join(folder, 'file');
  await writeFile(dataDir, '');
  const mailer = createMailer({ smtpUrl: undefined, dataDir, siteUrl: 'https://www.vi.test' });
  const { visitor } = stepsBy(mailer);
  const failure = await failureOf(visitor(entryWith()));
  expect(failure).toBeInstanceOf(DeliveryFailure);
  expect(failure).toMatchObject({ message: 'ENOTDIR' });
});
