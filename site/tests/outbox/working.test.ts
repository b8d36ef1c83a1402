import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeliveries } from '../../server/outbox/deliveries.ts';
import type { Entry } from '../../server/outbox/entry.ts';
import type { StepName } from '../../server/outbox/plan.ts';
import { DeliveryFailure, Undeliverable } from '../../server/outbox/step.ts';
import { benchesAt, type Clock } from '../support/benches.ts';
import { engines, type Place } from '../support/places.ts';
import { lead } from '../support/submissions.ts';

const second = 1_000;
const hour = 3_600 * second;

/** A step that waits until it is told to go on. */
const held = () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { step: vi.fn(() => gate), go };
};

describe.each(engines)('on $engine', ({ newPlace }) => {
  let place: Place;
  let benches: ReturnType<typeof benchesAt>;
  let clock: Clock;

  const states = async () => (await benches.deliveries()).map(({ step, state }) => `${step} ${state}`);
  const delivery = async (step: string) => (await benches.deliveries()).find((row) => row.step === step);

  const done = async () => (await states()).filter((state) => state.endsWith('done'));

  /** These fail until their pauses are long. */
  const failing = async (worker: { wake: () => void }, ...steps: StepName[]) => {
    for (let tries = 1; tries <= 5; tries += 1) {
      for (const step of steps)
        await expect.poll(() => delivery(step)).toMatchObject({ attempts: tries, state: 'waiting', holder: null });
      if (tries < 5) clock.now += hour;
      worker.wake();
    }
  };

  beforeEach(async () => {
    place = await newPlace();
    clock = { now: Date.UTC(2026, 10, 22) };
    benches = benchesAt(place, clock);
  });
  afterEach(async () => {
    await benches.close();
    await place.remove();
  });

  it('does every step of what it accepts, with what was sent', async () => {
    const cms = vi.fn(async (_: Entry) => undefined);
    const { accept } = benches.bench({ cms });
    const { id } = await accept(lead());
    await expect.poll(states).toEqual(['agency done', 'cms done', 'visitor done']);
    expect(cms.mock.calls.map(([entry]) => entry)).toEqual([{ id, receivedAt: new Date(clock.now), ...lead() }]);
  });

  it('lets no step wait for another', async () => {
    const agency = held();
    const { accept } = benches.bench({ agency: agency.step });
    for (const number of [1, 2, 3, 4, 5]) await accept(lead(number));
    await expect.poll(async () => (await states()).filter((state) => state.endsWith('done'))).toHaveLength(10);
    agency.go();
    await expect.poll(async () => (await states()).filter((state) => state === 'agency done')).toHaveLength(5);
  });

  it('tries again after pauses that grow to fifteen minutes, with the same number, until it succeeds', async () => {
    const ids: string[] = [];
    let broken = true;
    const cms = async ({ id }: Entry) => {
      ids.push(id);
      if (broken) throw new DeliveryFailure('ECONNREFUSED');
    };
    const { accept, worker, logged } = benches.bench({ cms });
    await accept(lead());
    const pauses: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      await expect.poll(() => delivery('cms')).toMatchObject({ attempts: tries, holder: null, state: 'waiting' });
      pauses.push(((await delivery('cms'))?.due_at ?? 0) - clock.now);
      if (tries === 8) broken = false;
      clock.now += pauses.at(-1) ?? 0;
      worker.wake();
    }
    await expect.poll(() => delivery('cms')).toMatchObject({ state: 'done', attempts: 9 });
    expect(pauses).toEqual([5, 15, 45, 135, 405, 900, 900, 900].map((seconds) => seconds * second));
    expect(new Set(ids).size).toBe(1);
    expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(8);
    expect(logged[0]).toEqual({
      level: 'warn',
      message: 'delivery failed',
      details: {
        submission: ids[0],
        step: 'cms',
        attempt: 1,
        code: 'ECONNREFUSED',
        nextTry: '2026-11-22T00:00:05.000Z',
      },
    });
  });

  it('sets aside what is refused three times, and lets everything else pass', async () => {
    const visitor = async ({ values }: Entry) => {
      if (values['email'] === lead(1).values['email']) throw new Undeliverable('SMTP 550');
    };
    const { accept, worker, logged } = benches.bench({ visitor });
    const { id } = await accept(lead(1));
    for (const tries of [1, 2]) {
      await expect.poll(() => delivery('visitor')).toMatchObject({ refusals: tries, state: 'waiting', holder: null });
      clock.now += hour;
      worker.wake();
    }
    await expect.poll(() => delivery('visitor')).toMatchObject({ state: 'set-aside', last_code: 'SMTP 550' });
    await accept(lead(2));
    await expect.poll(async () => (await states()).filter((state) => state === 'visitor done')).toHaveLength(1);
    clock.now += 100 * hour;
    worker.wake();
    await accept(lead(3));
    await expect.poll(async () => (await states()).filter((state) => state === 'visitor done')).toHaveLength(2);
    expect(logged.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        message: 'delivery set aside',
        details: { submission: id, step: 'visitor', attempt: 3, code: 'SMTP 550' },
      },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/sanne|klant|kade/i);
  });

  it('believes bad weather for ever, and says nothing of whom it concerned', async () => {
    const agency = async ({ values }: Entry) => {
      throw new Error(`mailbox of ${values['email']} is busy`);
    };
    const { accept, worker, logged } = benches.bench({ agency });
    await accept(lead());
    for (let tries = 1; tries <= 12; tries += 1) {
      await expect.poll(() => delivery('agency')).toMatchObject({ attempts: tries, state: 'waiting', holder: null });
      clock.now += 2 * hour;
      worker.wake();
    }
    expect(logged).toSatisfy((lines: typeof logged) => lines.every(({ level }) => level === 'warn'));
    expect(JSON.stringify([logged, await delivery('agency')])).not.toMatch(/sanne|klant/i);
  });

  it('does what waits as soon as whom it waits for is known to be back', async () => {
    let down = true;
    const away = async () => {
      if (down) throw new DeliveryFailure('ECONNREFUSED');
    };
    const { accept, worker } = benches.bench({ agency: away, visitor: away });
    await accept(lead(1));
    await failing(worker, 'agency', 'visitor');
    down = false;
    await accept(lead(2));
    await expect.poll(done).toHaveLength(6);
  });

  it('does what waits at the first success after a start', async () => {
    const cms = async () => {
      throw new DeliveryFailure('no LEADS_TOKEN');
    };
    const before = benches.bench({ cms });
    await before.accept(lead(1));
    await failing(before.worker, 'cms');
    await before.worker.stop();
    const { accept } = benches.bench({});
    await accept(lead(2));
    await expect.poll(done).toHaveLength(6);
  });

  it('does not press on whoever will not have one mail because they take another', async () => {
    const visitor = async ({ values }: Entry) => {
      if (values['email'] === lead(1).values['email']) throw new DeliveryFailure('SMTP 450');
    };
    const { accept, worker } = benches.bench({ visitor });
    const { id } = await accept(lead(1));
    await failing(worker, 'visitor');
    const dueAt = (await delivery('visitor'))?.due_at;
    for (const number of [2, 3]) await accept(lead(number));
    await expect.poll(done).toHaveLength(8);
    const waiting = (await benches.deliveries()).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ submission_id: id, attempts: 5, due_at: dueAt }]);
  });

  it('takes up what a dead site had in hand, once its lease has run out', async () => {
    const dead = createDeliveries(benches.database, 'dead');
    const cms = vi.fn(async () => undefined);
    const { accept, worker } = benches.bench({ cms });
    await worker.stop();
    await accept(lead());
    expect(await dead.claim('cms', 3, clock.now, clock.now + 30 * second)).toHaveLength(1);

    const other = benches.bench({ cms });
    clock.now += 29 * second;
    other.worker.wake();
    await expect.poll(states).toEqual(['agency done', 'cms waiting', 'visitor done']);
    expect(cms).not.toHaveBeenCalled();
    clock.now += second;
    other.worker.wake();
    await expect.poll(() => delivery('cms')).toMatchObject({ state: 'done', attempts: 2 });
    expect(cms).toHaveBeenCalledTimes(1);
  });

  it('keeps what it has in hand for as long as it lives', async () => {
    const slow = held();
    const leaseMs = 300;
    const one = benches.bench({ cms: slow.step }, { leaseMs });
    await one.accept(lead(1));
    await expect.poll(() => slow.step.mock.calls.length).toBe(1);
    const cms = vi.fn(async (_: Entry) => undefined);
    const other = benches.bench({ cms }, { leaseMs });
    for (let leases = 0; leases < 3; leases += 1) {
      clock.now += 250;
      const renewed = clock.now + leaseMs;
      await expect.poll(() => delivery('cms')).toMatchObject({ due_at: renewed });
    }
    await other.accept(lead(2));
    slow.go();
    await expect.poll(async () => (await states()).filter((state) => state === 'cms done')).toHaveLength(2);
    const taken = [...slow.step.mock.calls, ...cms.mock.calls];
    expect(taken).toHaveLength(2);
  });

  it('lets go of what it cannot finish when it stops, for another to take up at once', async () => {
    const stuck = held();
    const one = benches.bench({ cms: stuck.step });
    await one.accept(lead());
    await expect.poll(() => stuck.step.mock.calls.length).toBe(1);
    await one.worker.stop(0);
    expect(await delivery('cms')).toMatchObject({ holder: null, due_at: clock.now, last_code: null });
    benches.bench({});
    await expect.poll(() => delivery('cms')).toMatchObject({ state: 'done', attempts: 2 });
    expect(one.logged).toEqual([]);
  });

  it('finishes what it can when it stops', async () => {
    const slow = held();
    const { accept, worker } = benches.bench({ cms: slow.step });
    await accept(lead());
    await expect.poll(() => slow.step.mock.calls.length).toBe(1);
    const stopped = worker.stop();
    slow.go();
    await stopped;
    expect(await delivery('cms')).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('waits for no step longer than its time', async () => {
    const { accept } = benches.bench({ cms: () => new Promise(() => {}) }, { limitMs: 20 });
    await accept(lead());
    await expect.poll(() => delivery('cms')).toMatchObject({ last_code: 'ETIMEDOUT', holder: null, state: 'waiting' });
  });

  it('sets aside what it cannot read, and goes on', async () => {
    const { accept, worker, database } = benches.bench({});
    await worker.stop();
    const { id } = await accept(lead(1));
    await accept(lead(2));
    await database.use((db) => db.updateTable('submissions').set({ fields: '{' }).where('id', '=', id).execute());
    const other = benches.bench({});
    for (const tries of [1, 2]) {
      await expect
        .poll(async () => (await benches.deliveries()).filter(({ refusals }) => refusals === tries))
        .toHaveLength(3);
      clock.now += hour;
      other.worker.wake();
    }
    await expect.poll(async () => (await states()).filter((state) => state.endsWith('set-aside'))).toHaveLength(3);
    expect((await states()).filter((state) => state.endsWith('done'))).toHaveLength(3);
  });
});
