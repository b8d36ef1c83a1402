import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Running, startSite } from '../../../scripts/lib/processes.mjs';
import { parseConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { leadsToken } from '../support/adminLogin.ts';
import { engines, type Place } from '../support/places.ts';
import { noor } from '../support/post.ts';
import { type MailServer, openMailServer } from '../support/smtp.ts';

describe.each(engines)('the site as a process, on $engine', ({ engine, newPlace }) => {
  let place: Place;
  let mail: MailServer;
  let database: Database;
  let site: Running | undefined;
  const email = `stopping-${engine.toLowerCase()}@bolder.example`;

  const start = async () => {
    const env = {
      ...place.env,
      CONTENT_URL: inject('cmsUrl'),
      CONTENT_TIMEOUT_MS: '15000',
      LEADS_TOKEN: leadsToken(),
      SMTP_URL: mail.url,
      OUTBOX_LEASE_MS: '1000',
    };
    site = await startSite({ env, log: 'outbox-stopping' });
    return site;
  };
  const post = async (to: Running) => {
    const body = new URLSearchParams({ ...noor, email });
    const response = await fetch(`${to.url}/nl/contact`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
  };
  const deliveries = () => database.use((db) => db.selectFrom('deliveries').selectAll().orderBy('step').execute());
  const inHand = [
    { step: 'agency', state: 'waiting', holder: expect.any(String) },
    { step: 'cms', state: 'done' },
    { step: 'visitor', state: 'waiting', holder: expect.any(String) },
  ];

  beforeEach(async () => {
    place = await newPlace();
    mail = await openMailServer();
    database = openDatabase(parseConfig(place.env));
  });
  afterEach(async () => {
    await site?.stop();
    await database.close();
    await mail.close();
    await place.remove();
  });

  it('is gone within ten seconds of SIGTERM, with nothing in hand, though a mail server says nothing', async () => {
    mail.behave('hangs');
    const one = await start();
    await post(one);
    await expect.poll(deliveries, { timeout: 20_000 }).toMatchObject(inHand);
    // It ends the site by force after ten seconds, which would show in how it ended.
    await one.stop();
    expect(await one.service.ended).toBe('exit code 0');
    expect((await deliveries()).map(({ holder }) => holder)).toEqual([null, null, null]);
    mail.behave('kind');
    await start();
    await mail.arrived(email);
    await mail.arrived('quay@vi.example', (each) => each.email.replyTo?.[0]?.address === email);
  });

  it('is killed with mails in hand, and another takes them up once the lease has run out', async () => {
    mail.behave('hangs');
    const one = await start();
    await post(one);
    await expect.poll(deliveries, { timeout: 20_000 }).toMatchObject(inHand);
    await one.service.kill();
    expect(await one.service.ended).toBe('signal SIGKILL');
    expect(await deliveries()).toMatchObject(inHand);
    mail.behave('kind');
    await start();
    await expect
      .poll(async () => (await deliveries()).map(({ state, attempts }) => `${state} ${attempts}`), { timeout: 20_000 })
      .toEqual(['done 2', 'done 1', 'done 2']);
    expect(mail.to(email)).toHaveLength(1);
  });
});
