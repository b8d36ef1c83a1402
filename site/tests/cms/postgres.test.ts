import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startCms } from '../../../scripts/lib/processes.mjs';
import { plant } from '../../../scripts/lib/seeding.mjs';
import { deliverer } from '../support/leads.ts';
import { openSite } from '../support/openSite.ts';
import { startPostgres } from '../support/postgres.ts';

/** `DATABASE_URL`: the content service on PostgreSQL, planted like the demo. */
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let cms: Awaited<ReturnType<typeof startCms>>;
let publicFolder: string;
const lead = randomUUID();
beforeAll(async () => {
  postgres = await startPostgres();
  publicFolder = await mkdtemp(join(tmpdir(), 'waterline-public-'));
  const env = { ...process.env, DATABASE_URL: postgres.url, PUBLIC_DIR: publicFolder };
  const start = () => startCms({ databaseUrl: postgres.url, publicFolder, env, log: 'postgres-cms' });
  // A CMS in which somebody has left a message, and nobody has written anything: empty, for the demo.
  const empty = await start();
  expect((await deliverer(empty.url).lead({}, lead)).status).toBe(201);
  await empty.stop();
  await plant(['--if-empty'], env);
  cms = await start();
}, 300_000);
afterAll(async () => {
  await cms?.stop();
  await postgres?.stop();
  await rm(publicFolder, { recursive: true, force: true });
});

const contentOf = async (url: string) => {
  const site = await openSite(url);
  const texts = [];
  for (const path of [
    '/en',
    '/nl/cases',
    '/en/cases?solution=alloq',
    '/nl/insights?page=2',
    '/en/employees',
    '/en/solutions/tradingterms',
  ]) {
    const { status, root } = await site.page(path);
    texts.push([path, status, root.querySelector('main')?.structuredText]);
  }
  await site.close();
  return texts;
};

it('answers every screen with the same words as on SQLite', async () => {
  expect(await contentOf(cms.url)).toEqual(await contentOf(inject('cmsUrl')));
});

it('shows no draft there either', async () => {
  const response = await fetch(`${cms.url}/api/cases?status=draft&pagination[limit]=100`);
  expect(await response.text()).not.toMatch(/undisclosed|geheim/i);
});

it('kept the lead that was there when the demo was planted', async () => {
  expect((await deliverer(cms.url).lead({}, lead)).status).toBe(200);
});
