import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startCms } from '../../../scripts/lib/processes.mjs';
import { plant } from '../../../scripts/lib/seeding.mjs';
import { openSite } from '../support/openSite.ts';
import { startPostgres } from '../support/postgres.ts';

/** `DATABASE_URL`: the content service on PostgreSQL, planted like the demo. */
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let cms: Awaited<ReturnType<typeof startCms>>;
let publicFolder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  publicFolder = await mkdtemp(join(tmpdir(), 'waterline-public-'));
  const env = { ...process.env, DATABASE_URL: postgres.url, PUBLIC_DIR: publicFolder };
  await plant([], env);
  cms = await startCms({ databaseUrl: postgres.url, publicFolder, env, log: 'postgres-cms' });
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
