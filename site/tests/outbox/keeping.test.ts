import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { engines, type Place } from '../support/places.ts';
import { lead } from '../support/submissions.ts';

const minute = 60_000;

describe.each(engines)('on $engine', ({ newPlace }) => {
  let place: Place;
  const opened: Database[] = [];
  let now = 0;

  const open = (): Database => {
    const database = openDatabase(parseConfig(place.env));
    opened.push(database);
    return database;
  };
  /** A site with a connection of its own. */
  const site = () => {
    const database = open();
    return { database, ...createOutbox({ database, wake: () => undefined, now: () => now }) };
  };
  const submissions = () => open().use((db) => db.selectFrom('submissions').selectAll().execute());
  const deliveries = () => open().use((db) => db.selectFrom('deliveries').selectAll().orderBy('step').execute());

  beforeEach(async () => {
    place = await newPlace();
    now = Date.UTC(2026, 10, 22);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await place.remove();
  });

  it('is there for another connection once it was accepted, with everything that is to be done', async () => {
    const { id, repeated } = await site().accept(lead());
    expect(repeated).toBe(false);
    expect(await submissions()).toMatchObject([{ id, kind: 'contact', locale: 'nl', received_at: now }]);
    expect(await deliveries()).toMatchObject(
      ['agency', 'cms', 'visitor'].map((step) => ({ submission_id: id, step, state: 'waiting', due_at: now })),
    );
  });

  it('takes a double press for one, also on two sites at once', async () => {
    const sites = [site(), site()];
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, press) => (sites[press % 2] ?? site()).accept(lead())),
    );
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(1);
    expect(accepted.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await deliveries()).toHaveLength(3);
  });

  it('takes the same form for another one after ten minutes, other values for another one at once', async () => {
    const { accept } = site();
    const first = await accept(lead());
    now += 9 * minute;
    expect(await accept(lead())).toEqual({ id: first.id, repeated: true });
    expect(await accept(lead(2))).toMatchObject({ repeated: false });
    now += minute;
    const again = await accept(lead());
    expect(again).toMatchObject({ repeated: false });
    expect(await accept(lead())).toEqual({ id: again.id, repeated: true });
  });

  it('never takes one change of a subscription for another', async () => {
    const { accept } = site();
    const change = { ...lead(), kind: 'subscribed' as const };
    await accept(change);
    expect(await accept(change)).toMatchObject({ repeated: false });
  });

  it('does what belongs together, or nothing of it', async () => {
    const { within, database } = site();
    const broken = within(async (_, accept) => {
      await accept(lead());
      throw new Error('in the middle');
    });
    await expect(broken).rejects.toMatchObject({ name: 'OutboxUnavailable' });
    expect(await submissions()).toEqual([]);
    await within(async (db, accept) => {
      await db.deleteFrom('subscriptions').execute();
      return accept(lead());
    });
    expect(await submissions()).toHaveLength(1);
    expect(await database.use((db) => db.selectFrom('subscriptions').selectAll().execute())).toEqual([]);
  });

  it('is opened by many at once', async () => {
    const sites = Array.from({ length: 4 }, site);
    await Promise.all(sites.map(({ accept }, number) => accept(lead(number))));
    expect(await submissions()).toHaveLength(4);
  });
});
