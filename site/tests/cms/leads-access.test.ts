import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from '../support/admin.ts';
import { leadsToken } from '../support/adminLogin.ts';
import { deliverer } from '../support/leads.ts';

const url = inject('cmsUrl');
const account = { username: 'margriet', email: 'margriet@vi.example', password: 'High-tide-at-7' };
const id = randomUUID();
let documentId: string;
let jwt: string;
beforeAll(async () => {
  ({ documentId } = (await deliverer(url).lead({}, id)).body.data);
  await (await signIn(url)).addMember(account);
  const response = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: account.email, password: account.password }),
  });
  ({ jwt } = await response.json());
});

const readers = { nobody: () => '', 'a member': () => jwt, 'the site': leadsToken };
const ask = (path: string, token: string, method = 'GET') =>
  fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { body: '{"data":{"name":"x"}}' }),
  });

describe('delivering', () => {
  it.each([
    ['without a token', () => '', 403],
    ['with a member’s', () => jwt, 403],
    ['with a wrong one', () => 'x'.repeat(43), 401],
    ['with half of the right one', () => leadsToken().slice(0, 20), 401],
  ])('%s is refused', async (_how, token, expected) => {
    const site = deliverer(url, token());
    expect((await site.lead()).status).toBe(expected);
    expect((await site.lead({}, id)).status).toBe(expected);
    const subscribed = { state: 'subscribed', subscribedAt: '2026-11-22T10:00:00Z' };
    expect((await site.subscriber(subscribed)).status).toBe(expected);
  });
});

describe.each(Object.entries(readers))('%s', (_who, token) => {
  it.each([
    '/api/leads',
    '/api/leads/',
    '/api/leads?sort=email',
    '/api/leads?filters[email][$startsWith]=n',
    '/api/leads?populate=*',
    '/api/leads?status=draft',
    '/api/leads/count',
    '/api/lead',
    '/api/subscribers',
    '/api/subscribers?filters[email][$contains]=@',
    '/api/subscribers/count',
    '/content-manager/collection-types/api::lead.lead',
    '/content-manager/collection-types/api::subscriber.subscriber',
  ])('finds nothing at %s', async (path) => {
    const response = await ask(path, token());
    expect([401, 403, 404, 405]).toContain(response.status);
    expect(await response.text()).not.toMatch(/vries/i);
  });

  it('reads, changes and deletes no lead by its number', async () => {
    for (const name of [id, documentId, '1'])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        expect([401, 403, 404, 405], method).toContain((await ask(`/api/leads/${name}`, token(), method)).status);
        expect([401, 403, 404, 405], method).toContain((await ask(`/api/subscribers/${name}`, token(), method)).status);
      }
    expect((await deliverer(url).lead({}, id)).status).toBe(200);
  });

  it.each([
    '/api/cases?populate=leads',
    '/api/cases?populate[leads][fields]=email',
    '/api/cases?filters[leads][email][$contains]=a',
    '/api/cases?fields=email&sort=leads.email',
    '/api/home?populate[createdBy][populate]=*',
    '/api/employees?filters[createdBy][leads][email][$contains]=a',
    '/api/employees?populate[insights][populate]=lead',
  ])('does not come from public content to leads by %s', async (path) => {
    const response = await ask(path, token());
    expect([400, 403]).toContain(response.status);
    expect(await response.text()).not.toMatch(/vries/i);
  });
});

describe('the site’s token', () => {
  it.each(['cases', 'home', 'menus?nested', 'users/me', 'users', 'upload/files', 'users-permissions/roles'])(
    'does not even read /api/%s',
    async (path) => {
      expect((await ask(`/api/${path}`, leadsToken())).status).toBe(403);
    },
  );

  it.each([
    ['POST', '/api/cases'],
    ['PUT', '/api/home'],
    ['DELETE', '/api/home'],
    ['POST', '/api/upload'],
    ['POST', '/api/users'],
    ['GET', '/admin/users'],
    ['GET', '/admin/api-tokens'],
    ['GET', '/content-manager/content-types'],
  ])('does nothing by %s %s', async (method, path) => {
    expect([401, 403, 404]).toContain((await ask(path, leadsToken(), method)).status);
  });
});

it('gives visitors and members no right on leads or subscribers', async () => {
  const admin = await signIn(url);
  const roles = (await admin.ask('GET', '/users-permissions/roles')).body.roles;
  expect(roles).toHaveLength(2);
  for (const role of roles) {
    const { permissions } = (await admin.ask('GET', `/users-permissions/roles/${role.id}`)).body.role;
    const enabled = (name: string) =>
      Object.values<Record<string, { enabled: boolean }>>(permissions[`api::${name}`].controllers).flatMap((actions) =>
        Object.entries(actions).flatMap(([action, { enabled }]) => (enabled ? [action] : [])),
      );
    expect(enabled('lead')).toEqual([]);
    expect(enabled('subscriber')).toEqual([]);
    expect(enabled('case').sort()).toEqual(['find', 'findOne']);
  }
});
