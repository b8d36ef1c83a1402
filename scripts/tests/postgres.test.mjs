import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { startPostgres } from '../lib/postgres.mjs';
import { startCms } from '../lib/processes.mjs';

test('DATABASE_URL: the CMS makes its tables in PostgreSQL and answers', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  // Twice: the second start finds the tables that the first one made.
  for (const log of ['test-cms-postgres', 'test-cms-postgres-again']) {
    const cms = await startCms({ databaseUrl: postgres.url, publicFolder: folder, log });
    const response = await fetch(`${cms.url}/api/cases?locale=nl`);
    assert.equal(response.status, 200);
    assert.deepEqual((await response.json()).data, []);
    await cms.stop();
  }
});
