import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/admin.ts';
import { openEmptyCms } from '../support/emptyCms.ts';
import { deliverer, leadFields } from '../support/leads.ts';

const leads = '/content-manager/collection-types/api::lead.lead';
const subscribers = '/content-manager/collection-types/api::subscriber.subscriber';

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  let cms: Awaited<ReturnType<typeof openEmptyCms>>;
  let site: ReturnType<typeof deliverer>;
  let admin: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    cms = await openEmptyCms(kind);
    site = deliverer(cms.url());
    admin = await signIn(cms.url());
  });
  afterAll(() => cms?.close());

  const stored = async (id: string) => {
    const { results } = (await admin.ask('GET', `${leads}?filters[submissionId][$eq]=${id}`)).body;
    return results;
  };
  const subscriber = async (id: string) => {
    const { results } = (await admin.ask('GET', `${subscribers}?filters[subscriptionId][$eq]=${id}`)).body;
    return results[0];
  };

  describe('a lead', () => {
    it('is stored once, and the answer to every further try is the same, with nothing personal in it', async () => {
      const id = randomUUID();
      const first = await site.lead({}, id);
      expect(first).toEqual({
        status: 201,
        body: { data: { documentId: expect.stringMatching(/./), submissionId: id } },
      });
      expect(await site.lead({}, id)).toEqual({ ...first, status: 200 });
      expect(await site.lead({ name: 'Somebody else' }, id.toUpperCase())).toEqual({ ...first, status: 200 });
      const { remarks, ...fields } = leadFields;
      expect(await stored(id)).toMatchObject([{ ...fields, remarks: remarks.join(', '), state: 'new' }]);
    });

    it('is stored once when it is sent twenty times at once', async () => {
      const id = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => site.lead({}, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body.data.documentId)).size).toBe(1);
      expect(await stored(id)).toHaveLength(1);
    });

    it('cannot be there twice: the database refuses it', async () => {
      const id = randomUUID();
      await site.lead({}, id);
      const insert = `insert into leads (submission_id) values ('${id}')`;
      await expect(cms.sql(insert)).rejects.toThrow(/unique/i);
      await cms.restart();
      site = deliverer(cms.url());
      admin = await signIn(cms.url());
      await expect(cms.sql(insert)).rejects.toThrow(/unique/i);
    });

    it.each([
      ['an unknown key', { handledBy: 'me' }],
      ['a state', { state: 'handled' }],
      ['a wrong type', { name: ['x'] }],
      ['no name', { name: ' ' }],
      ['an unknown form', { form: 'newsletter' }],
      ['an unknown reason', { reason: 'spam' }],
      ['no moment', { receivedAt: 'yesterday' }],
      ['a word of its own among the remarks', { remarks: ['Call me'] }],
      ['too long a text', { otherReason: 'x'.repeat(2001) }],
      ['too long a name', { name: 'x'.repeat(256) }],
      ['a NUL', { name: 'a\0b' }],
    ])('with %s is refused in Strapi’s words, without repeating it', async (_what, fields) => {
      const { status, body } = await site.lead(fields);
      expect(status).toBe(400);
      expect(body).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError' } });
      expect(JSON.stringify(body)).not.toMatch(/vries|yesterday|Call me|xxx/i);
    });

    it('needs a UUID and a body', async () => {
      expect((await site.lead({}, 'first')).status).toBe(400);
      for (const body of [{}, [], { data: [] }, { data: leadFields, extra: 1 }])
        expect((await site.put(`leads/${randomUUID()}`, body)).status).toBe(400);
    });

    it('may hold all that a form can: its longest texts, and signs that mean something to a database', async () => {
      const id = randomUUID();
      const fields = {
        name: `${'é'.repeat(200)}'; drop table leads; --`,
        linkedin: `https://linkedin.com/in/${'x'.repeat(230)}`,
        otherReason: '😀'.repeat(1000),
      };
      expect((await site.lead(fields, id)).status).toBe(201);
      expect(await stored(id)).toMatchObject([fields]);
    });
  });

  describe('a subscriber', () => {
    const at = (hour: number) => `2026-11-22T${hour}:00:00.000Z`;
    const subscribed = (hour: number) => ({ state: 'subscribed', subscribedAt: at(hour) });
    const left = (hour: number) => ({ state: 'unsubscribed', unsubscribedAt: at(hour) });

    it('is in the newest state, in whatever order it was told', async () => {
      const id = randomUUID();
      const first = await site.subscriber(subscribed(10), id);
      expect(first).toEqual({ status: 201, body: { data: { documentId: expect.any(String), subscriptionId: id } } });
      expect(await site.subscriber(left(11), id)).toEqual({ ...first, status: 200 });
      await site.subscriber(subscribed(10), id);
      expect(await subscriber(id)).toMatchObject({ ...left(11), subscribedAt: at(10) });
      await site.subscriber(subscribed(12), id);
      await site.subscriber(left(11), id);
      expect(await subscriber(id)).toMatchObject({ ...subscribed(12), unsubscribedAt: null });
    });

    it('has left when both are told of the same moment, and when leaving was told first', async () => {
      for (const told of [
        [subscribed(10), left(10)],
        [left(10), subscribed(10)],
        [left(11), subscribed(10)],
      ]) {
        const id = randomUUID();
        for (const fields of told) await site.subscriber(fields, id);
        expect(await subscriber(id)).toMatchObject({ state: 'unsubscribed' });
      }
    });

    it('is stored once and in the newest state when all is told at once', async () => {
      const id = randomUUID();
      const told = Array.from({ length: 10 }, (_, index) => (index % 2 ? left(10 + index) : subscribed(10 + index)));
      const answers = await Promise.all(told.map((fields) => site.subscriber(fields, id)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await cms.sql(`select state from subscribers where subscription_id = '${id}'`)).toEqual([
        { state: 'unsubscribed' },
      ]);
    });

    it.each([
      ['an unknown key', { ...subscribed(10), name: 'x' }],
      ['no moment of its state', { state: 'unsubscribed', subscribedAt: at(10) }],
      ['an unknown state', { state: 'maybe', subscribedAt: at(10) }],
    ])('with %s is refused', async (_what, fields) => {
      expect((await site.subscriber(fields)).status).toBe(400);
    });
  });

  it('forgets what was handled, or left, longer ago than LEADS_KEEP_DAYS, and never a new lead', async () => {
    const ids = { fresh: randomUUID(), old: randomUUID(), neglected: randomUUID() };
    for (const id of Object.values(ids)) await site.lead({ receivedAt: '2020-01-01T00:00:00Z' }, id);
    const handle = async (id: string, days: number) => {
      const [{ documentId }] = await stored(id);
      expect((await admin.ask('PUT', `${leads}/${documentId}`, { state: 'handled' })).status).toBe(200);
      const then = new Date(Date.now() - days * 86_400_000);
      const value = kind === 'SQLite' ? then.getTime() : `'${then.toISOString()}'`;
      await cms.sql(`update leads set handled_at = ${value} where submission_id = '${id}'`);
    };
    await handle(ids.fresh, 29);
    await handle(ids.old, 31);
    const gone = randomUUID();
    await site.subscriber({ state: 'unsubscribed', unsubscribedAt: '2020-01-01T00:00:00Z' }, gone);
    const stays = randomUUID();
    await site.subscriber({ state: 'subscribed', subscribedAt: '2020-01-01T00:00:00Z' }, stays);

    await cms.restart({ LEADS_KEEP_DAYS: '30' });
    site = deliverer(cms.url());
    admin = await signIn(cms.url());
    expect(await stored(ids.old)).toEqual([]);
    expect(await stored(ids.fresh)).toHaveLength(1);
    expect(await stored(ids.neglected)).toHaveLength(1);
    expect(await subscriber(gone)).toBeUndefined();
    expect(await subscriber(stays)).toMatchObject({ state: 'subscribed' });
    await expect.poll(() => readFileSync(cms.log(), 'utf8')).toMatch(/1 handled lead.* 1 unsubscribed/);
    expect(readFileSync(cms.log(), 'utf8')).not.toMatch(/vries/i);
  });

  it('takes another token from the start that brings it on, and the old one no more', async () => {
    const id = randomUUID();
    await site.lead({}, id);
    await cms.restart({ LEADS_TOKEN: 'another-token-that-is-long-enough' });
    expect((await deliverer(cms.url()).lead({}, id)).status).toBe(401);
    expect((await deliverer(cms.url(), 'another-token-that-is-long-enough').lead({}, id)).status).toBe(200);
    await cms.restart();
    site = deliverer(cms.url());
    admin = await signIn(cms.url());
    expect((await site.lead({}, id)).status).toBe(200);
  });

  it('tells nothing of a lead in its log when the database fails', async () => {
    await cms.sql('alter table leads rename column phone to elsewhere');
    const { status } = await site.lead({ name: 'Margriet Geheim' });
    await cms.sql('alter table leads rename column elsewhere to phone');
    expect(status).toBe(500);
    await expect.poll(() => readFileSync(cms.log(), 'utf8')).toMatch(/insert into .leads/);
    expect(readFileSync(cms.log(), 'utf8')).not.toMatch(/Geheim|vries/i);
  });
});
