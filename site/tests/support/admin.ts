import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The demo's administrator, whose password was made on this machine. */
const credentials = () => {
  const env = parseEnv(readFileSync(new URL('../../../cms/.env', import.meta.url), 'utf8'));
  return { email: env['DEMO_ADMIN_EMAIL'], password: env['DEMO_ADMIN_PASSWORD'] };
};

/** An editor at work: the calls that Strapi's own admin panel makes. */
export const signIn = async (cmsUrl: string) => {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(cmsUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { data } = await post('/admin/login', credentials());
  const authorization = `Bearer ${data.token}`;
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
