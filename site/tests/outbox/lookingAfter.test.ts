import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';

let data: string;
const open: Site[] = [];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'looking-after-'));
});
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
  await rm(data, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}): Promise<Site> => {
  const site = await openSite(inject('cmsUrl'), { SITE_DATA_DIR: data, OUTBOX_PAUSE_MS: '20', ...env });
  open.push(site);
  return site;
};

it('mails kept as files are deleted when they have been kept long enough, and nothing else is', async () => {
  const mails = join(data, 'mail');
  await mkdir(mails);
  const daysOld = async (name: string, days: number) => {
    const written = Date.now() / 1000 - days * 86_400;
    await writeFile(join(mails, name), '');
    await utimes(join(mails, name), written, written);
  };
  await daysOld('long-ago.agency.eml', 31);
  await daysOld('half-written.agency.eml.4711', 31);
  await daysOld('lately.agency.eml', 29);
  await daysOld('notes.txt', 31);
  const { logged } = await start({ LEADS_KEEP_DAYS: '30' });
  await expect.poll(async () => (await readdir(mails)).sort()).toEqual(['lately.agency.eml', 'notes.txt']);
  expect(logged).toContainEqual({
    level: 'info',
    message: 'kept long enough and deleted',
    details: { submissions: 0, subscriptions: 0, mails: 2 },
  });
});

it('deliveries that need people are told of in the log', async () => {
  const first = await start();
  expect(first.logged.map(({ message }) => message)).not.toContain('deliveries need a look');
  await first.leads.outbox.accept({
    kind: 'contact',
    locale: 'nl',
    values: { name: '', email: 'noor@bolder.example' },
    remarks: [],
  });
  await expect.poll(() => first.leads.queue(), { timeout: 20_000 }).toMatchObject({ waiting: 0, setAside: 1 });
  const { logged } = await start();
  await expect
    .poll(() => logged)
    .toContainEqual({
      level: 'warn',
      message: 'deliveries need a look',
      details: { waiting: 0, setAside: 1, oldestMinutes: 0 },
    });
});
