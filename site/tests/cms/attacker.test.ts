import { describe, expect, inject, it } from 'vitest';

const api = (path: string, init?: RequestInit) => fetch(`${inject('cmsUrl')}/api${path}`, init);
const collections = [
  'cases',
  'insights',
  'insight-categories',
  'solutions',
  'employees',
  'teams',
  'pages',
  'about-pages',
  'partners',
  'menus',
  'menu-items',
];
const singles = [
  'home',
  'about',
  'careers',
  'contact',
  'cookies',
  'cases-overview',
  'insights-overview',
  'employees-overview',
  'site-settings',
];

describe('an anonymous reader', () => {
  it.each([...collections, ...singles])('may read what is published of /%s', async (type) => {
    const response = await api(`/${type}`);
    expect(response.status).toBe(200);
    expect(JSON.stringify(await response.json())).not.toMatch(/"(?:createdBy|updatedBy|password|resetPasswordToken)"/);
  });

  it.each([
    'status=draft',
    'status=published&status=draft',
    'status[]=draft',
    'status[$ne]=published',
    'publicationState=preview',
    'publicationFilter=draft',
    'hasPublishedVersion=false',
  ])('is shown no draft by ?%s', async (query) => {
    for (const type of ['cases', 'insights', 'employees']) {
      const response = await api(`/${type}?${query}&pagination[limit]=100`);
      expect([200, 400, 403]).toContain(response.status);
      expect(await response.text()).not.toMatch(/undisclosed|geheim|embargo/i);
    }
  });

  it.each([
    '/cases?filters[createdBy][email][$contains]=a',
    '/cases?filters[updatedBy][id][$gt]=0',
    '/cases?populate=createdBy',
    '/cases?populate[createdBy][fields]=email',
    '/cases?populate[person][populate]=createdBy',
    '/cases?sort=createdBy.email',
    '/cases?fields=createdBy',
    '/employees?filters[insights][createdBy][firstname][$startsWith]=a',
    '/cases?unknown=1',
    '/cases?filters[nothing]=1',
    '/cases?populate=nothing',
  ])('learns nothing by %s', async (path) => {
    const response = await api(path);
    expect([400, 403]).toContain(response.status);
  });

  it.each([
    '/users',
    '/users/1',
    '/users/me',
    '/users/count',
    '/users-permissions/roles',
    '/users-permissions/permissions',
    '/upload/files',
    '/upload/files/1',
    '/i18n/locales',
  ])('is kept out of %s', async (path) => {
    expect([401, 403, 404]).toContain((await api(path)).status);
  });

  it.each(collections)('may write nothing to /%s', async (type) => {
    const init = {
      headers: { 'content-type': 'application/json' },
      body: '{"data":{"title":"x","name":"x","slug":"x"}}',
    };
    expect([403, 405]).toContain((await api(`/${type}`, { method: 'POST', ...init })).status);
    expect([403, 404, 405]).toContain((await api(`/${type}/anything`, { method: 'PUT', ...init })).status);
    expect([403, 404, 405]).toContain((await api(`/${type}/anything`, { method: 'DELETE' })).status);
  });

  it('cannot register, nor upload', async () => {
    const registration = { username: 'mallory', email: 'mallory@evil.example', password: 'Correct-horse-9' };
    const response = await api('/auth/local/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration),
    });
    expect([400, 403, 404]).toContain(response.status);
    const form = new FormData();
    form.set('files', new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' }), 'x.svg');
    expect([400, 401, 403, 404]).toContain((await api('/upload', { method: 'POST', body: form })).status);
  });
});
