import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobsStore } from '../../../content/jobs/store.ts';
import { boardOffer, openBoard, sends, sendsOffers } from './board.ts';

let board: Awaited<ReturnType<typeof openBoard>>;
beforeEach(async () => {
  board = await openBoard();
});
afterEach(() => board.close());

/** A store on the board, a clock in our hands, and all that it warned of. */
const open = (limits: { timeoutMs?: number; maxBytes?: number } = {}) => {
  const warnings: { message: string; details: object }[] = [];
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const store = createJobsStore({
    url: board.url,
    warn: (details, message) => warnings.push({ message, details }),
    now: () => clock.now,
    ...limits,
  });
  return { store, warnings, clock, titles: () => store.offers('en')?.map(({ title }) => title) };
};

it('knows of nothing before the board was asked', () => {
  const { store } = open();
  expect(store.offers('en')).toBeUndefined();
  expect(store.age()).toBeUndefined();
});

it('keeps what the board answered, and its age', async () => {
  const { store, clock, titles, warnings } = open();
  await store.reload();
  clock.now += 60_000;
  expect(titles()).toEqual(['Pump engineer']);
  expect(store.age()).toBe(60_000);
  expect(warnings).toEqual([]);
});

it('shows each language its own title', async () => {
  board.answer(sendsOffers(boardOffer({ translations: { nl: { title: 'Pompbouwer' } } })));
  const { store } = open();
  await store.reload();
  expect(store.offers('nl')?.[0]?.title).toBe('Pompbouwer');
  expect(store.offers('en')?.[0]?.title).toBe('Pump engineer');
});

it('leaves out bad offers in one line of the log', async () => {
  board.answer(sendsOffers({ id: 7 }, boardOffer(), { title: 'No address' }));
  const { store, titles, warnings } = open();
  await store.reload();
  expect(titles()).toEqual(['Pump engineer']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ message: 'offers left out', details: { faults: [{ place: 0 }, { place: 2 }] } });
});

it('an offer disappears the moment it closes, without the board being asked', async () => {
  board.answer(sendsOffers(boardOffer({ close_at: '2026-11-20 12:00:30 UTC' }), boardOffer({ title: 'Ferryman' })));
  const { store, clock, titles } = open();
  await store.reload();
  expect(titles()).toEqual(['Pump engineer', 'Ferryman']);
  clock.now += 30_000;
  expect(titles()).toEqual(['Ferryman']);
});

it('asks once, however many ask at the same time', async () => {
  const { store } = open();
  await Promise.all([store.reload(), store.reload(), store.reload()]);
  expect(board.calls).toHaveLength(1);
  await store.reload();
  expect(board.calls).toHaveLength(2);
});

it('an empty list replaces a full one', async () => {
  const { store, titles } = open();
  await store.reload();
  board.answer(sendsOffers());
  await store.reload();
  expect(titles()).toEqual([]);
});

describe('a board that fails', () => {
  const whole = JSON.stringify({ offers: [boardOffer()] });
  const failures: [string, Parameters<typeof board.answer>[0], RegExp][] = [
    ['garbage', sends('<html>Be right back</html>'), /JSON/],
    ['another shape', sends('{"jobs":[]}'), /offers/],
    ['nothing but bad offers', sendsOffers({ id: 1 }, { id: 2 }), /not one of 2/],
    ['half an answer', sends(whole.slice(0, whole.length / 2)), /JSON/],
    [
      'a broken connection',
      (response) => response.writeHead(200, { 'content-length': 9999 }).write(whole, () => response.destroy()),
      /terminated/,
    ],
    ['no answer', () => {}, /timeout/i],
    ['a body that never ends', (response) => response.writeHead(200).write(whole), /timeout/i],
    ['too much', (response) => response.writeHead(200).end(`${whole}${' '.repeat(5000)}`), /over 4096 bytes/],
    ['an error', sends(whole, 500), /answered 500/],
    ['a redirect', (response) => response.writeHead(302, { location: board.url }).end(), /redirect/],
  ];

  it.each(failures)('%s: the last good list stays, and its age is told', async (_name, answer, reason) => {
    const { store, clock, titles, warnings } = open({ timeoutMs: 150, maxBytes: 4096 });
    await store.reload();
    expect(titles()).toEqual(['Pump engineer']);
    clock.now += 90_000;
    board.answer(answer);
    await store.reload();
    expect(titles()).toEqual(['Pump engineer']);
    expect(warnings).toEqual([
      { message: 'job board not read', details: { reason: expect.stringMatching(reason), ageMs: 90_000 } },
    ]);
  });

  it('is not the same as a board without vacancies', async () => {
    board.answer(sends('', 503));
    const { store, warnings } = open();
    await store.reload();
    expect(store.offers('nl')).toBeUndefined();
    expect(warnings).toMatchObject([{ details: { reason: 'answered 503', ageMs: undefined } }]);
  });

  it('is asked again, and believed again', async () => {
    board.answer(sends('', 500));
    const { store, titles } = open();
    await store.reload();
    board.answer(sendsOffers(boardOffer({ title: 'Ferryman' })));
    await store.reload();
    expect(titles()).toEqual(['Ferryman']);
  });
});
