import { beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from '../support/admin.ts';
import { openSite } from '../support/openSite.ts';

/** Somebody with an account, whose token the site sends on (`strapi_jwt`). The demo has none, so an editor makes one. */
let jwt: string;
const account = { username: 'noor', email: 'noor@vi.example', password: 'Low-tide-at-6' };
const api = (path: string) => fetch(`${inject('cmsUrl')}/api${path}`, { headers: { authorization: `Bearer ${jwt}` } });

beforeAll(async () => {
  const editor = await signIn(inject('cmsUrl'));
  await editor.addMember(account);
  const response = await fetch(`${inject('cmsUrl')}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: account.email, password: account.password }),
  });
  ({ jwt } = await response.json());
});

describe('a reader with an account', () => {
  it('may read what everybody may', async () => {
    for (const path of ['/home', '/cases', '/insights', '/menus?nested&populate=*', '/site-settings'])
      expect((await api(path)).status, path).toBe(200);
    expect(await (await api('/users/me')).json()).toMatchObject({ username: 'noor' });
  });

  it.each(['/cases?status=draft', '/cases?populate=createdBy', '/users', '/users/1', '/upload/files'])(
    'may no more than that: %s',
    async (path) => {
      expect((await api(path)).status).toBe(403);
    },
  );

  it('is served pages that nobody keeps', async () => {
    const site = await openSite(inject('contentUrl'));
    const { status, headers } = await site.page('/en/terms', { cookie: `strapi_jwt=${jwt}` });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('set-cookie')).toBeNull();
    await site.close();
  });
});
