import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Newsletter } from '../../app/forms/subscription.ts';
import { newsletterLinks } from '../../server/newsletter/links.ts';
import { createNewsletter } from '../../server/newsletter/newsletter.ts';
import { subscribersIn } from '../../server/newsletter/subscribers.ts';
import { ask } from '../../server/newsletter/subscriptions.ts';
import { benchesAt, type Clock } from '../support/benches.ts';
import { engines, type Place } from '../support/places.ts';

const links = newsletterLinks('a secret of the tests, and of nobody else', 'https://www.vi.test');
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const email = 'noor@bolder.example';

describe.each(engines)('on $engine', ({ newPlace }) => {
  let place: Place;
  let benches: ReturnType<typeof benchesAt>;
  let clock: Clock;
  let newsletter: Newsletter;

  /** Asks, and gives the tokens of the two letters that may come of it. */
  const asked = async () => {
    const at = clock.now;
    const { id } = await benches.database.use((db) => ask(db, { email, locale: 'en', at }));
    return {
      confirm: tokenIn(await links.confirm('en', { subscription: id, at })),
      leave: tokenIn(await links.unsubscribe('en', id)),
    };
  };
  const subscribed = async () => (await subscribersIn(benches.database, links)).map((one) => one.email);
  const told = async () => (await benches.submissions()).map(({ kind }) => kind).sort();

  beforeEach(async () => {
    place = await newPlace();
    clock = { now: Date.UTC(2026, 10, 22) };
    benches = benchesAt(place, clock);
    newsletter = createNewsletter(benches.bench({}), links, () => clock.now);
  });
  afterEach(async () => {
    await benches.close();
    await place.remove();
  });

  it('many presses at once are one subscription, told of once, and one leaving', async () => {
    const { confirm, leave } = await asked();
    const presses = await Promise.all([1, 2, 3, 4].map(() => newsletter.confirm(confirm)));
    expect(new Set(presses)).toEqual(new Set(['subscribed']));
    expect(await subscribed()).toEqual([email]);
    expect(await told()).toEqual(['subscribed']);
    clock.now += 1_000;
    const leavings = await Promise.all([1, 2, 3, 4].map(() => newsletter.leave(leave)));
    expect(new Set(leavings)).toEqual(new Set(['unsubscribed']));
    expect(await subscribed()).toEqual([]);
    expect(await told()).toEqual(['subscribed', 'unsubscribed']);
  });

  it('who leaves and returns is one subscription, by the new letter alone', async () => {
    const first = await asked();
    await newsletter.confirm(first.confirm);
    clock.now += 1_000;
    await newsletter.leave(first.leave);
    clock.now += 1_000;
    const second = await asked();
    expect(await newsletter.confirm(first.confirm)).toBe('withdrawn');
    expect(await subscribed()).toEqual([]);
    expect(await newsletter.confirm(second.confirm)).toBe('subscribed');
    expect(await subscribed()).toEqual([email]);
    // The old letter's way out still leads out.
    clock.now += 1_000;
    expect(await newsletter.leave(first.leave)).toBe('unsubscribed');
    expect(await subscribed()).toEqual([]);
  });

  it('who is subscribed stays so whoever asks again', async () => {
    const { confirm } = await asked();
    await newsletter.confirm(confirm);
    clock.now += 1_000;
    await asked();
    expect(await subscribed()).toEqual([email]);
  });

  it('leaving a subscription that nobody confirmed tells nobody, and ends it', async () => {
    const { confirm, leave } = await asked();
    clock.now += 1_000;
    expect(await newsletter.leave(leave)).toBe('unsubscribed');
    expect(await newsletter.confirm(confirm)).toBe('withdrawn');
    expect(await told()).toEqual([]);
  });
});
