import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { createClient, isNotFound, isRefused, isUnknownError } from '../../content/client/index.ts';

const client = (options: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ baseUrl: inject('cmsUrl'), locale: 'en', ...options });
const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('nothing was thrown'),
    (failure: unknown) => failure,
  );

describe('content calls', () => {
  it('find: a page of a collection, in the client’s locale', async () => {
    const { data, meta } = await client({ locale: 'nl' }).find('cases', { pagination: { pageSize: 2 } });
    expect(data).toHaveLength(2);
    expect(data).toMatchObject([{ locale: 'nl' }, { locale: 'nl' }]);
    expect(meta).toMatchObject({ pagination: { pageSize: 2 } });
  });

  it('findBySlug: the first hit, populated; null when there is none', async () => {
    const hit = await client().findBySlug('solutions', 'alloq');
    expect(hit).toMatchObject({ title: 'Alloq', person: { name: expect.any(String) } });
    expect(await client().findBySlug('solutions', "alloq' or 1=1 --")).toBeNull();
    expect(await client().findBySlug('solutions', '][$ne]=')).toBeNull();
  });

  it('findOne by document id', async () => {
    const hit = await client().findBySlug('solutions', 'alloq');
    const { documentId } = hit as { documentId: string };
    expect((await client().findOne('solutions', documentId)).data).toMatchObject({ documentId, slug: 'alloq' });
  });

  it('create, update, remove: refused to the public, and the body thrown as it is', async () => {
    const calls = [
      () => client().create('cases', { title: 'x' }),
      () => client().update('cases', 'x', { title: 'x' }),
      () => client().remove('cases', 'x'),
    ];
    for (const call of calls) {
      const failure = await thrownBy(call());
      expect(isRefused(failure) || isNotFound(failure)).toBe(true);
      expect(failure).toMatchObject({
        data: null,
        error: { status: expect.any(Number), name: expect.any(String), message: expect.any(String) },
      });
    }
  });
});

describe('failures', () => {
  it('no response: UnknownError with the original message', async () => {
    const failure = await thrownBy(client({ baseUrl: 'http://127.0.0.1:9' }).find('cases'));
    expect(failure).toEqual({ status: 500, name: 'UnknownError', message: expect.stringMatching(/./) });
    expect(isUnknownError(failure)).toBe(true);
  });

  it('silence ends with the time limit, an answer that is slow to end too', async () => {
    const silent = createServer((request, response) => {
      if (request.url?.includes('slow'))
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    for (const collection of ['cases', 'slow'])
      expect(isUnknownError(await thrownBy(client({ baseUrl, timeoutMs: 200 }).find(collection)))).toBe(true);
    silent.closeAllConnections();
    silent.close();
  });

  it('absent is told from broken', async () => {
    expect(isNotFound(await thrownBy(client().find('no-such-collection')))).toBe(true);
    expect(isNotFound(await thrownBy(client({ baseUrl: 'http://127.0.0.1:9' }).find('cases')))).toBe(false);
  });
});

/** A stand-in for the account calls: registration is off in the demo, so its answers are Strapi's as documented. */
describe('account calls', () => {
  const user = { id: 7, username: 'noor', email: 'noor@vi.example' };
  const calls: { method: string; url: string; body: unknown; authorization: string | undefined }[] = [];
  const strapi = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(String(input));
    const headers = new Headers(init?.headers);
    const authorization = headers.get('authorization') ?? undefined;
    calls.push({
      method: init?.method ?? 'GET',
      url: pathname + search,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      authorization,
    });
    if (pathname === '/api/users/me')
      return authorization === 'Bearer good'
        ? Response.json(user)
        : Response.json(
            { data: null, error: { status: 401, name: 'UnauthorizedError', message: 'no' } },
            { status: 401 },
          );
    if (/forgot|confirmation/.test(pathname)) return Response.json({ ok: true });
    return Response.json({ jwt: 'good', user });
  };
  const fresh = (token?: string) => createClient({ baseUrl: 'http://cms.test', fetch: strapi, token });

  it.each([
    [
      'login',
      (c: ReturnType<typeof fresh>) => c.login('noor', 'pw'),
      'POST',
      '/api/auth/local',
      { identifier: 'noor', password: 'pw' },
    ],
    [
      'register',
      (c: ReturnType<typeof fresh>) => c.register({ username: 'noor', email: 'n@vi.example', password: 'pw' }),
      'POST',
      '/api/auth/local/register',
      { username: 'noor', email: 'n@vi.example', password: 'pw' },
    ],
    [
      'resetPassword',
      (c: ReturnType<typeof fresh>) => c.resetPassword('code', 'a', 'a'),
      'POST',
      '/api/auth/reset-password',
      { code: 'code', password: 'a', passwordConfirmation: 'a' },
    ],
    [
      'changePassword',
      (c: ReturnType<typeof fresh>) => c.changePassword('old', 'a', 'a'),
      'POST',
      '/api/auth/change-password',
      { currentPassword: 'old', password: 'a', passwordConfirmation: 'a' },
    ],
    [
      'authenticateWithProvider',
      (c: ReturnType<typeof fresh>) => c.authenticateWithProvider('git/hub', 't&x'),
      'GET',
      '/api/auth/git%2Fhub/callback?access_token=t%26x',
      undefined,
    ],
  ])('%s brings user and jwt, and the client keeps the token', async (_name, call, method, url, body) => {
    calls.length = 0;
    const c = fresh();
    expect(await call(c)).toEqual({ user, jwt: 'good' });
    expect(calls).toMatchObject([{ method, url, body }]);
    expect(c.token()).toBe('good');
    expect(await c.me()).toMatchObject(user);
  });

  it('forgotPassword and sendEmailConfirmation', async () => {
    calls.length = 0;
    const c = fresh();
    await c.forgotPassword('n@vi.example');
    await c.sendEmailConfirmation('n@vi.example');
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/auth/forgot-password', { email: 'n@vi.example' }],
      ['/api/auth/send-email-confirmation', { email: 'n@vi.example' }],
    ]);
  });

  it('me logs the user out when it fails; logout forgets the token', async () => {
    const expired = fresh('old');
    expect(await thrownBy(expired.me())).toMatchObject({ error: { status: 401 } });
    expect(expired.token()).toBeUndefined();
    const c = fresh('good');
    c.logout();
    expect(c.token()).toBeUndefined();
  });

  it('a real Strapi answers a wrong login with its own body', async () => {
    expect(await thrownBy(client().login('nobody', 'wrong-password'))).toMatchObject({
      data: null,
      error: { status: expect.any(Number) },
    });
  });
});
