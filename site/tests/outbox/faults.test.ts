import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { DatabaseFailure } from '../../server/database/failure.ts';
import { canMount, smallDisk } from '../support/disk.ts';
import { openSite, type Site } from '../support/openSite.ts';
import { noor, post, postByScript } from '../support/post.ts';
import { startPostgres } from '../support/postgres.ts';

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

const open = async (env: Record<string, string>): Promise<Site> => {
  const site = await openSite(inject('cmsUrl'), { OUTBOX_PAUSE_MS: '50', ...env });
  cleaning.push(site.close);
  return site;
};

let visitors = 0;
const someone = () => ({ ...noor, email: `fault-${++visitors}@bolder.example` });

/** What a visitor meets while nothing can be kept. */
const refusesHonestly = async (site: Site) => {
  expect((await site.get('/nl/privacyverklaring')).status).toBe(200);
  const visitor = someone();
  const { status, outcome, headers } = await postByScript(site, '/nl/contact', visitor);
  expect({ status, outcome }).toMatchObject({
    status: 503,
    outcome: { sent: false, refusal: 'unavailable', values: { name: noor.name, email: visitor.email } },
  });
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  const page = await post(site, '/nl/contact', visitor);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(visitor.email);
  const said = JSON.stringify(site.logged);
  expect(said).not.toContain(visitor.email);
  expect(said).not.toContain(noor.name);
};

const thanks = async (site: Site) => {
  const { status, outcome } = await postByScript(site, '/nl/contact', someone());
  expect({ status, outcome }).toMatchObject({ status: 200, outcome: { sent: true } });
};

const everythingDone = (site: Site) =>
  expect.poll(() => site.leads.queue(), { timeout: 20_000 }).toMatchObject({ waiting: 0, setAside: 0 });

describe.runIf(canMount)('the disk', () => {
  const disk = () => {
    const small = smallDisk();
    cleaning.push(small.remove);
    return small;
  };

  it('is full: pages come, forms say that they were not sent; with room again they are, and nothing was lost', async () => {
    const small = disk();
    const site = await open({ SITE_DATA_DIR: small.path });
    await thanks(site);
    await everythingDone(site);
    small.fill();
    await refusesHonestly(site);
    small.free();
    await thanks(site);
    await everythingDone(site);
  });

  it('is full when the site starts', async () => {
    const small = disk();
    small.fill();
    const site = await open({ SITE_DATA_DIR: small.path, SITE_SECRET: 's'.repeat(32) });
    await refusesHonestly(site);
    small.free();
    await thanks(site);
    await everythingDone(site);
  });

  it('becomes read-only, and is mended', async () => {
    const small = disk();
    const site = await open({ SITE_DATA_DIR: small.path });
    await thanks(site);
    await everythingDone(site);
    // Whoever has a file open for writing keeps a disk from becoming read-only.
    await site.leads.close();
    small.readOnly(true);
    const again = await open({ SITE_DATA_DIR: small.path });
    await refusesHonestly(again);
    small.readOnly(false);
    await thanks(again);
    await everythingDone(again);
  });
});

describe('the folder', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'folder-'));
    cleaning.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };

  it('cannot be made when the site starts, and then it can', async () => {
    const inTheWay = join(folder(), 'data');
    writeFileSync(inTheWay, 'a file where a folder should be');
    const site = await open({ SITE_DATA_DIR: inTheWay, SITE_SECRET: 's'.repeat(32) });
    await refusesHonestly(site);
    rmSync(inTheWay);
    await thanks(site);
    await everythingDone(site);
  });

  it('is put aside while the site runs: what comes then is kept in the new one, not in the old', async () => {
    const data = join(folder(), 'data');
    const site = await open({ SITE_DATA_DIR: data });
    await thanks(site);
    await everythingDone(site);
    renameSync(data, `${data}.old`);
    await thanks(site);
    const rows = await site.leads.database.use((db) => db.selectFrom('submissions').select('id').execute());
    expect(rows).toHaveLength(1);
  });
});

describe('PostgreSQL', () => {
  it('goes away and comes back: forms say so honestly, and what was accepted before is delivered', async () => {
    const postgres = await startPostgres();
    cleaning.push(postgres.stop);
    const site = await open({ SITE_DATABASE_URL: postgres.url });
    await thanks(site);
    await everythingDone(site);
    await postgres.away();
    await refusesHonestly(site);
    const messages = () => site.logged.map(({ message }) => message);
    await expect.poll(messages, { timeout: 20_000 }).toContain('outbox out of reach');
    await postgres.back();
    await expect
      .poll(async () => (await postByScript(site, '/nl/contact', someone())).status, { timeout: 20_000 })
      .toBe(200);
    await everythingDone(site);
    await expect.poll(messages).toContain('outbox at work again');
  });

  it('goes away between two statements of a transaction: that one fails, and the site goes on', async () => {
    const postgres = await startPostgres();
    cleaning.push(postgres.stop);
    const config = parseConfig({ SITE_DATABASE_URL: postgres.url });
    const [database, other] = [openDatabase(config), openDatabase(config)];
    cleaning.push(database.close, other.close);
    const backends = (pid: unknown) =>
      other.use(async (db) => {
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid = ${pid}`.execute(
          db,
        );
        return rows.length;
      });
    const broken = database.transact(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await expect.poll(() => backends(rows[0]?.pid)).toBe(0);
      await sql`select 1`.execute(db);
    });
    await expect(broken).rejects.toThrow(DatabaseFailure);
    await expect(database.use(() => Promise.resolve('here again'))).resolves.toBe('here again');
  });

  it('is away when the site starts', async () => {
    const postgres = await startPostgres();
    cleaning.push(postgres.stop);
    await postgres.away();
    const site = await open({ SITE_DATABASE_URL: postgres.url });
    await refusesHonestly(site);
    await postgres.back();
    await thanks(site);
    await everythingDone(site);
  });
});
