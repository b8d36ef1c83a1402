import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { startPostgres } from '../lib/postgres.mjs';
import { startCms } from '../lib/processes.mjs';
import { plant } from '../lib/seeding.mjs';
import { withoutSettings } from '../lib/variables.mjs';

test('DATABASE_URL: the CMS starts on PostgreSQL, is filled once, and answers with the demo', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'uploads'));
  const postgres = await startPostgres();
  t.after(() => postgres.stop());

  const env = { ...withoutSettings(process.env), DATABASE_URL: postgres.url, PUBLIC_DIR: folder };
  await plant(['--if-empty'], env);
  await plant(['--if-empty'], env);

  const cms = await startCms({ databaseUrl: postgres.url, publicFolder: folder, log: 'test-cms-postgres' });
  t.after(() => cms.stop());
  const response = await fetch(`${cms.url}/api/cases?locale=nl`);
  assert.equal(response.status, 200);
  const { data } = await response.json();
  assert.ok(data.length >= 9, `${data.length} cases`);
});
