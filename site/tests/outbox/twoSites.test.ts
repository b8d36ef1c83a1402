import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Running, startSite } from '../../../scripts/lib/processes.mjs';
import { parseConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { queueOf } from '../../server/outbox/queue.ts';
import { leadsToken } from '../support/adminLogin.ts';
import { engines, type Place } from '../support/places.ts';
import { noor } from '../support/post.ts';
import { seenIn } from '../support/seenIn.ts';
import { type MailServer, openMailServer } from '../support/smtp.ts';

const count = 120;

describe.each(engines)('two sites at once on one $engine', ({ engine, newPlace }) => {
  const from = `crowd-${engine.toLowerCase()}-`;
  let place: Place;
  let mail: MailServer;
  let sites: Running[];
  let database: Database;

  beforeAll(async () => {
    place = await newPlace();
    mail = await openMailServer();
    const env = {
      ...place.env,
      CONTENT_URL: inject('cmsUrl'),
      CONTENT_TIMEOUT_MS: '15000',
      LEADS_TOKEN: leadsToken(),
      SITE_SECRET: 's'.repeat(32),
      SMTP_URL: mail.url,
      OUTBOX_PAUSE_MS: '100',
      FORMS_PER_HOUR: '1000000',
      FORMS_FLAGGED_PER_HOUR: '1000000',
    };
    // They find no tables, and make them at the same time.
    sites = await Promise.all(['one', 'two'].map((name) => startSite({ env, log: `outbox-site-${name}` })));
    database = openDatabase(parseConfig(place.env));
  });
  afterAll(async () => {
    await Promise.all((sites ?? []).map(({ stop }) => stop()));
    await database?.close();
    await mail?.close();
    await place?.remove();
  });

  const post = async (site: Running | undefined, number: number) => {
    const response = await fetch(`${site?.url}/nl/contact`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...noor, email: `${from}${number}@bolder.example` }),
    });
    return response.status;
  };

  it(`takes ${count} forms, each pressed on both, and delivers each once`, async () => {
    const statuses = await Promise.all(
      Array.from({ length: 2 * count }, (_, press) => post(sites[press % 2], Math.floor(press / 2))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect
      .poll(() => queueOf(database, Date.now()), { timeout: 50_000, interval: 500 })
      .toMatchObject({ waiting: 0, setAside: 0 });
    const leads = await (await seenIn(inject('cmsUrl')))(from);
    expect(leads).toHaveLength(count);
    expect(new Set(leads.map(({ email }) => email)).size).toBe(count);
    const confirmed = mail.mails.flatMap(({ to }) => to.filter((address) => address.startsWith(from)));
    expect(confirmed).toHaveLength(count);
    expect(new Set(confirmed).size).toBe(count);
    const notices = mail.to('quay@vi.example').map(({ email }) => email.replyTo?.[0]?.address);
    expect(notices).toHaveLength(count);
    expect(new Set(notices).size).toBe(count);
    const twice = await database.use((db) =>
      db.selectFrom('deliveries').select('step').where('attempts', '>', 1).execute(),
    );
    expect(twice).toEqual([]);
  });
});
