import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '../../server/outbox/retention.ts';
import { DeliveryFailure, Undeliverable } from '../../server/outbox/step.ts';
import { benchesAt, type Clock } from '../support/benches.ts';
import { engines, type Place } from '../support/places.ts';
import { lead } from '../support/submissions.ts';

const day = 86_400_000;
const keepDays = 30;

describe.each(engines)('on $engine', ({ newPlace }) => {
  let place: Place;
  let benches: ReturnType<typeof benchesAt>;
  let clock: Clock;

  beforeEach(async () => {
    place = await newPlace();
    clock = { now: Date.UTC(2026, 10, 22) };
    benches = benchesAt(place, clock);
  });
  afterEach(async () => {
    await benches.close();
    await place.remove();
  });

  const states = async () => (await benches.deliveries()).map(({ state }) => state).sort();

  it('deletes what was delivered, so many days after the last of it, with its deliveries', async () => {
    const { accept } = benches.bench({});
    await accept(lead());
    await expect.poll(states).toEqual(['done', 'done', 'done']);
    clock.now += keepDays * day;
    expect(await purge(benches.database, keepDays, clock.now)).toMatchObject({ submissions: 0 });
    clock.now += 1;
    expect(await purge(benches.database, keepDays, clock.now)).toMatchObject({ submissions: 1 });
    expect(await benches.submissions()).toEqual([]);
    expect(await benches.deliveries()).toEqual([]);
  });

  it('counts from the last delivery, not from the form', async () => {
    let broken = true;
    const cms = async () => {
      if (broken) throw new DeliveryFailure('CMS 503');
    };
    const { accept, worker } = benches.bench({ cms });
    await accept(lead());
    await expect.poll(states).toEqual(['done', 'done', 'waiting']);
    clock.now += 2 * keepDays * day;
    broken = false;
    worker.wake();
    await expect.poll(states).toEqual(['done', 'done', 'done']);
    expect(await purge(benches.database, keepDays, clock.now + day)).toMatchObject({ submissions: 0 });
  });

  it.each([
    ['waits', new DeliveryFailure('CMS 503')],
    ['was set aside', new Undeliverable('CMS 400')],
  ])('never deletes what %s, however old', async (_, fault) => {
    const cms = async () => {
      throw fault;
    };
    const { accept, worker } = benches.bench({ cms });
    await accept(lead());
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect.poll(async () => (await benches.deliveries())[1]).toMatchObject({ attempts: tries, holder: null });
      clock.now += day;
      worker.wake();
    }
    expect(await purge(benches.database, keepDays, clock.now + 10_000 * day)).toMatchObject({ submissions: 0 });
    expect(await benches.submissions()).toHaveLength(1);
  });

  it('deletes addresses that nobody confirmed and those that left, and keeps readers', async () => {
    const at = (days: number) => clock.now - days * day;
    const row = <T extends object>(id: string, fields: T) => ({
      id,
      email: `${id}@klant.example`,
      locale: 'nl',
      ...fields,
    });
    const rows = [
      row('asked-lately', { state: 'pending' as const, asked_at: at(6) }),
      row('asked-long-ago', { state: 'pending' as const, asked_at: at(8) }),
      row('reader', { state: 'subscribed' as const, asked_at: at(5000), confirmed_at: at(5000) }),
      row('left-lately', { state: 'unsubscribed' as const, asked_at: at(5000), left_at: at(29) }),
      row('left-long-ago', { state: 'unsubscribed' as const, asked_at: at(5000), left_at: at(31) }),
    ];
    await benches.database.use((db) => db.insertInto('subscriptions').values(rows).execute());
    expect(await purge(benches.database, keepDays, clock.now)).toEqual({ submissions: 0, subscriptions: 2 });
    const left = await benches.database.use((db) =>
      db.selectFrom('subscriptions').select('id').orderBy('id').execute(),
    );
    expect(left.map(({ id }) => id)).toEqual(['asked-lately', 'left-lately', 'reader']);
  });
});
