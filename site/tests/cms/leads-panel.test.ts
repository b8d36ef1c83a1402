import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from '../support/admin.ts';
import { deliverer } from '../support/leads.ts';

const url = inject('cmsUrl');
const leads = '/content-manager/collection-types/api::lead.lead';
const subscribers = '/content-manager/collection-types/api::subscriber.subscriber';
const site = deliverer(url);
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(url);
});

/** A lead just delivered, as the panel opens it. */
const opened = async (fields: object = {}) => {
  const { documentId } = (await site.lead(fields)).body.data;
  return (await admin.ask('GET', `${leads}/${documentId}`)).body.data;
};
/** The panel sends the whole entry back, with what was changed in it. */
const save = (lead: { documentId: string }, fields: object, who = admin) =>
  who.ask('PUT', `${leads}/${lead.documentId}`, { ...lead, ...fields });

/** A colleague with one of Strapi's roles, invited and signed in. */
const colleague = async (role: 'Editor' | 'Author') => {
  const { data: roles } = (await admin.ask('GET', '/admin/roles')).body;
  const { id } = roles.find(({ name }: { name: string }) => name === role);
  const email = `${role.toLowerCase()}-${randomUUID()}@vi.example`;
  const password = 'Spring-tide-at-8';
  const invited = await admin.ask('POST', '/admin/users', { email, firstname: 'Joost', lastname: role, roles: [id] });
  const { registrationToken } = invited.body.data;
  await admin.ask('POST', '/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Joost', lastname: role, password },
  });
  return signIn(url, { email, password });
};

describe('marking', () => {
  it('a handled lead says who and when; a new one no more', async () => {
    const lead = await opened();
    const before = Date.now();
    const handled = await save(lead, { state: 'handled', note: 'Called' });
    expect(handled.status).toBe(200);
    expect(handled.body.data).toMatchObject({ state: 'handled', note: 'Called', handledBy: 'Demo Editor' });
    expect(Date.parse(handled.body.data.handledAt)).toBeGreaterThanOrEqual(before);

    const noted = await save(handled.body.data, { note: 'Called twice' });
    expect(noted.body.data).toMatchObject({ note: 'Called twice', handledAt: handled.body.data.handledAt });
    const again = await save(noted.body.data, { state: 'new' });
    expect(again.body.data).toMatchObject({ state: 'new', handledBy: null, handledAt: null, note: 'Called twice' });
  });

  it('is not undone when the site delivers the same once more', async () => {
    const id = randomUUID();
    const { documentId } = (await site.lead({}, id)).body.data;
    await admin.ask('PUT', `${leads}/${documentId}`, { state: 'handled', note: 'Ours' });
    expect((await site.lead({}, id)).status).toBe(200);
    const { data } = (await admin.ask('GET', `${leads}/${documentId}`)).body;
    expect(data).toMatchObject({ state: 'handled', note: 'Ours', handledBy: 'Demo Editor' });
  });

  it.each([
    { email: 'other@vries.example' },
    { name: 'Other' },
    { company: null },
    { receivedAt: '2020-01-01T00:00:00.000Z' },
    { remarks: '' },
    { submissionId: randomUUID() },
    { reason: 'job' },
    { handledBy: 'Somebody else', state: 'handled' },
    { handledAt: '2020-01-01T00:00:00.000Z' },
  ])('what was sent cannot be changed: %o', async (fields) => {
    const lead = await opened();
    const { status, body } = await save(lead, fields);
    expect(status).toBe(400);
    expect(body.error.message).toContain(Object.keys(fields)[0]);
    const { data } = (await admin.ask('GET', `${leads}/${lead.documentId}`)).body;
    expect(data).toEqual(lead);
  });

  it('none is made or copied by hand, and no state is made up', async () => {
    const lead = await opened();
    const { documentId, id, ...fields } = lead;
    expect((await admin.ask('POST', leads, { ...fields, submissionId: randomUUID() })).status).toBe(403);
    expect((await admin.ask('POST', `${leads}/clone/${documentId}`, fields)).status).toBe(403);
    expect((await admin.ask('POST', `${leads}/auto-clone/${documentId}`)).status).toBe(403);
    expect((await save(lead, { state: 'lost' })).status).toBe(400);
  });

  it('one can be deleted, since a person may ask to be forgotten', async () => {
    const lead = await opened();
    expect((await admin.ask('DELETE', `${leads}/${lead.documentId}`)).status).toBe(200);
    expect((await admin.ask('GET', `${leads}/${lead.documentId}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('begins with the newest, and can be asked for what is new', async () => {
    const { settings, layouts } = (
      await admin.ask('GET', '/content-manager/content-types/api::lead.lead/configuration')
    ).body.data.contentType;
    expect(settings).toMatchObject({
      mainField: 'name',
      defaultSortBy: 'receivedAt',
      defaultSortOrder: 'DESC',
      filterable: true,
    });
    expect(layouts.list).toEqual(['receivedAt', 'name', 'form', 'reason', 'state', 'handledBy']);

    await opened({ receivedAt: '2031-01-01T00:00:00Z', name: 'Last' });
    const done = await opened({ receivedAt: '2031-01-02T00:00:00Z', name: 'Done' });
    await save(done, { state: 'handled' });
    const listed = async (query: string) => {
      const { results } = (await admin.ask('GET', `${leads}?sort=receivedAt:DESC${query}`)).body;
      return results.map(({ name }: { name: string }) => name);
    };
    expect((await listed('')).slice(0, 2)).toEqual(['Done', 'Last']);
    expect((await listed('&filters[$and][0][state][$eq]=new'))[0]).toBe('Last');
  });

  it('offers only state and note for editing', async () => {
    const { metadatas, layouts } = (
      await admin.ask('GET', '/content-manager/content-types/api::lead.lead/configuration')
    ).body.data.contentType;
    const shown: string[] = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect(shown.filter((name) => metadatas[name].edit.editable)).toEqual(['state', 'note']);
  });
});

describe('roles', () => {
  it('an editor reads and marks leads, with their own name, and cannot delete or make one', async () => {
    const editor = await colleague('Editor');
    const lead = await opened();
    expect((await editor.ask('GET', `${leads}/${lead.documentId}`)).body.data.email).toBe(lead.email);
    const handled = await save(lead, { state: 'handled' }, editor);
    expect(handled.body.data).toMatchObject({ state: 'handled', handledBy: 'Joost Editor' });
    expect((await save(handled.body.data, { email: 'other@vries.example' }, editor)).status).toBe(400);
    expect((await editor.ask('DELETE', `${leads}/${lead.documentId}`)).status).toBe(403);
    expect((await editor.ask('POST', leads, { ...lead, submissionId: randomUUID() })).status).toBe(403);
  });

  it('an author sees none', async () => {
    const author = await colleague('Author');
    const lead = await opened();
    expect((await author.ask('GET', leads)).status).toBe(403);
    expect((await author.ask('GET', `${leads}/${lead.documentId}`)).status).toBe(403);
    expect((await author.ask('GET', subscribers)).status).toBe(403);
  });

  it('subscribers are read, and changed by nobody', async () => {
    const told = { state: 'subscribed', subscribedAt: '2026-11-22T10:00:00.000Z' };
    const { documentId } = (await site.subscriber(told)).body.data;
    for (const who of [admin, await colleague('Editor')]) {
      expect((await who.ask('GET', `${subscribers}/${documentId}`)).body.data).toMatchObject(told);
      expect((await who.ask('PUT', `${subscribers}/${documentId}`, { state: 'unsubscribed' })).status).toBe(403);
      expect((await who.ask('POST', subscribers, told)).status).toBe(403);
    }
    expect((await admin.ask('DELETE', `${subscribers}/${documentId}`)).status).toBe(200);
  });
});
