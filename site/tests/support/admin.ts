import { inject } from 'vitest';
import { adminLogin } from './adminLogin.ts';

interface Account {
  email: string;
  password: string;
}

/** An editor at work: the calls that Strapi's own admin panel makes. */
export const signIn = async (cmsUrl: string, account?: Account) => {
  const known = account === undefined && cmsUrl === inject('cmsUrl');
  const authorization = `Bearer ${known ? inject('adminToken') : await adminLogin(cmsUrl, account)}`;
  const manager = (path: string) => `/content-manager${path}`;

  const json = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(cmsUrl + manager(path), {
      ...init,
      headers: { authorization, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    /** Any call of the panel's, refused or not. */
    ask: async (method: string, path: string, fields?: object) => {
      const response = await fetch(cmsUrl + path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: fields && JSON.stringify(fields),
      });
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') };
    },
    find: async (uid: string, slug: string, locale = 'en') => {
      const { results } = await json(`/collection-types/${uid}?locale=${locale}&filters[slug][$eq]=${slug}`);
      return results[0] as { documentId: string; title: string };
    },
    /** Writes and publishes, as the Publish button does. */
    publish: (uid: string, documentId: string, fields: object, locale = 'en') =>
      json(`/collection-types/${uid}/${documentId}/actions/publish?locale=${locale}`, {
        method: 'POST',
        body: JSON.stringify(fields),
      }),
    unpublish: (uid: string, documentId: string, locale = 'en') =>
      json(`/collection-types/${uid}/${documentId}/actions/unpublish?locale=${locale}`, { method: 'POST', body: '{}' }),
    /** An account for a reader, as the panel's "User" screen makes one. */
    addMember: async (account: { username: string; email: string; password: string }) => {
      const user = 'plugin::users-permissions.user';
      const { results } = await json(`/relations/${user}/role`);
      const role = results.find(({ name }: { name: string }) => name === 'Authenticated');
      const connect = [{ id: role.id, documentId: role.documentId }];
      const body = { ...account, confirmed: true, blocked: false, role: { connect, disconnect: [] } };
      await json(`/collection-types/${user}`, { method: 'POST', body: JSON.stringify(body) });
    },
  };
};
