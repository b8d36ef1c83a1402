import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterLinks } from '../../server/newsletter/links.ts';
import { DeliveryFailure, Undeliverable } from '../../server/outbox/step.ts';
import { benchesAt, type Clock } from '../support/benches.ts';
import { outboxCommand, outboxScript } from '../support/outboxCommand.ts';
import { engines, type Place } from '../support/places.ts';
import { lead } from '../support/submissions.ts';

const personal = /sanne|klant|kade|lekt/i;
const secret = 's'.repeat(40);
const minute = 60_000;

describe.each(engines)('beside a running site on $engine', ({ newPlace }) => {
  let place: Place;
  let benches: ReturnType<typeof benchesAt>;
  let clock: Clock;
  const command = (...args: string[]) => outboxCommand(place, ...args);

  beforeEach(async () => {
    place = await newPlace();
    clock = { now: Date.now() };
    benches = benchesAt(place, clock);
  });
  afterEach(async () => {
    await benches.close();
    await place.remove();
  });

  /** A submission whose confirmation is set aside, while the CMS is away. */
  const troubled = async () => {
    let mended = false;
    const bench = benches.bench({
      cms: async () => {
        if (!mended) throw new DeliveryFailure('CMS 503');
      },
      visitor: async () => {
        if (!mended) throw new Undeliverable('SMTP 550');
      },
    });
    const { id } = await bench.accept(lead());
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect
        .poll(async () => (await benches.deliveries()).slice(1))
        .toMatchObject([
          { attempts: tries, holder: null },
          { attempts: tries, holder: null },
        ]);
      if (tries === 3) break;
      clock.now += 2 * minute;
      bench.worker.wake();
    }
    return {
      id,
      mend: () => {
        mended = true;
      },
    };
  };

  it('lists what waits and what was set aside, and nothing that anybody wrote', async () => {
    const { id } = await troubled();
    const { code, out } = await command();
    expect(code).toBe(0);
    const [summary, , , ...rows] = out.trimEnd().split('\n');
    expect(summary).toBe('1 submissions kept; of their deliveries 1 wait and 1 are set aside.');
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${id}\\s+contact\\s+cms\\s+3\\s+CMS 503\\s+\\d+s\\s+in \\d+[sm]$`)),
      expect.stringMatching(new RegExp(`^${id}\\s+contact\\s+visitor\\s+3\\s+SMTP 550\\s+\\d+s\\s+set aside$`)),
    ]);
    expect(out).not.toMatch(personal);
  });

  it('shows everything of one that is asked for', async () => {
    const { id } = await troubled();
    const { code, out } = await command('show', id);
    expect(code).toBe(0);
    for (const value of ['Sanne Visser 1', 'sanne1@klant.example', 'no-token', 'SMTP 550', 'set-aside', 'agency'])
      expect(out).toContain(value);
    expect(await command('show', 'nobody')).toMatchObject({ code: 1, out: '' });
  });

  it.each(['all', 'one'])('makes due now what waits and what was set aside: %s', async (which) => {
    const { id, mend } = await troubled();
    mend();
    const { code, out } = await command('retry', which === 'all' ? 'all' : id);
    expect({ code, out }).toEqual({ code: 0, out: '2 deliveries are due now.\n' });
    clock.now = Math.max(clock.now, Date.now());
    await expect
      .poll(async () => (await benches.deliveries()).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(['done', 'done', 'done']);
    expect((await command('retry', 'nobody')).code).toBe(1);
  });

  it('leaves alone what a site has in hand', async () => {
    let calls = 0;
    const cms = () => {
      calls += 1;
      return new Promise<void>(() => {});
    };
    const { accept } = benches.bench({ cms });
    await accept(lead());
    await expect
      .poll(async () => (await benches.deliveries()).map(({ state }) => state))
      .toEqual(['done', 'waiting', 'done']);
    expect((await command()).out).toMatch(/ in hand$/m);
    expect((await command('retry', 'all')).out).toBe('0 deliveries are due now.\n');
    expect(calls).toBe(1);
  });

  it('exports everything: for programs as JSON, for spreadsheets as CSV that runs nothing', async () => {
    const { accept, worker } = benches.bench({});
    await worker.stop();
    const nasty = {
      ...lead(),
      values: { ...lead().values, name: '=HYPERLINK("x")', company: 'A, "B"\r\nC', phone: '+31' },
    };
    const { id } = await accept(nasty);
    const { code, out } = await command('export', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      {
        id,
        kind: 'contact',
        locale: 'nl',
        values: nasty.values,
        remarks: ['no-token'],
        undelivered: expect.any(Array),
      },
    ]);
    const csv = await command('export');
    expect(csv.code).toBe(0);
    expect(csv.out).toContain(`"'=HYPERLINK(""x"")","sanne1@klant.example","A, ""B""\r\nC","'+31"`);
    expect(csv.out).toMatch(/^\uFEFF"id","kind","locale","receivedAt","name",/);
    expect(csv.out).toMatch(/"no-token","agency cms visitor"\r\n$/);
  });

  it('shows and exports what it cannot read as it stands', async () => {
    const { accept, worker, database } = benches.bench({});
    await worker.stop();
    const { id } = await accept(lead());
    await database.use((db) => db.updateTable('submissions').set({ fields: '{"name":"Sanne' }).execute());
    expect(await command('show', id)).toMatchObject({ code: 0, out: expect.stringContaining('{"name":"Sanne') });
    expect((await command('export')).out).toContain('"{""name"":""Sanne"');
  });

  it('exports subscribers, each with an address that unsubscribes', async () => {
    place.env['SITE_SECRET'] = secret;
    place.env['SITE_URL'] = 'https://www.vi.test';
    const row = { locale: 'nl', asked_at: clock.now, confirmed_at: Date.UTC(2026, 10, 22) };
    await benches.database.use((db) =>
      db
        .insertInto('subscriptions')
        .values([
          { ...row, id: 'one', email: 'one@klant.example', state: 'subscribed' },
          { ...row, id: 'two', email: 'two@klant.example', state: 'pending' },
          { ...row, id: 'three', email: 'three@klant.example', state: 'unsubscribed' },
        ])
        .execute(),
    );
    const { code, out } = await command('subscribers', '--format', 'json');
    expect(code).toBe(0);
    const [only, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ email: 'one@klant.example', language: 'nl', confirmedAt: '2026-11-22T00:00:00.000Z' });
    const token = new URL(only.unsubscribe).searchParams.values().next().value ?? '';
    const links = newsletterLinks(secret, 'https://www.vi.test');
    expect(await links.openUnsubscribe(token)).toEqual({ link: 'good', subscription: 'one' });
    expect((await command('subscribers')).out).toContain('"one@klant.example","nl"');
  });

  it('makes up no secret of its own', async () => {
    await benches.submissions();
    expect(await command('subscribers')).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('SITE_SECRET'),
    });
  });

  it('is there from the repository’s own command', async () => {
    await benches.submissions();
    expect(await outboxScript(place)).toEqual({
      code: 0,
      out: '0 submissions kept; of their deliveries 0 wait and 0 are set aside.\n',
      error: '',
    });
  });
});

it.each([['frobnicate'], ['show'], ['retry'], ['list', 'x'], ['export', '--format', 'xml'], ['--wrong']])(
  'says how it is used when it does not understand %s %s',
  async (...words) => {
    const { code, out, error } = await outboxCommand({ env: {} }, ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('npm run outbox -- retry ID');
  },
);

it('explains itself', async () => {
  expect(await outboxCommand({ env: {} }, 'help')).toMatchObject({ code: 0, out: expect.stringContaining('export') });
});

it('makes no outbox where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-outbox-'));
  const { code, error } = await outboxCommand({ env: { SITE_DATA_DIR: folder } });
  expect({ code, left: readdirSync(folder) }).toEqual({ code: 1, left: [] });
  expect(error).toContain('site.db');
  rmSync(folder, { recursive: true });
});

it('says that the database is away', async () => {
  const env = { SITE_DATABASE_URL: 'postgres://vi:hidden@127.0.0.1:1/site' };
  const { code, out, error } = await outboxCommand({ env });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toBe('The database cannot be used (ECONNREFUSED).\n');
});
