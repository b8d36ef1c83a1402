import type { Core } from '@strapi/strapi';
import { publicTypes } from '../reading/public-types';

const roleUid = 'plugin::users-permissions.role';
const permissionUid = 'plugin::users-permissions.permission';
const account = (name: string) => `plugin::users-permissions.${name}`;

const anyone = ['auth.callback', 'auth.connect', 'auth.forgotPassword', 'auth.resetPassword'].map(account);
const own = ['user.me', 'auth.changePassword', 'auth.logout'].map(account);

/** Reading the public content types, published only (see the policy): what the website does on a visitor's behalf. */
const reading = (strapi: Core.Strapi) =>
  publicTypes(strapi).flatMap((uid) =>
    strapi.contentType(uid)?.kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  );

/**
 * The two roles of the public side hold exactly these permissions, set anew at every start: what Strapi grants by default
 * (registration among it) or somebody ticked once by mistake does not last. A signed-in visitor reads what anyone reads,
 * as Strapi's roles inherit nothing.
 */
export const setPermissions = async (strapi: Core.Strapi) => {
  const granted: Record<string, string[]> = {
    public: [...reading(strapi), ...anyone],
    authenticated: [...reading(strapi), ...anyone, ...own],
  };
  const roles = await strapi.db.query(roleUid).findMany({ populate: { permissions: true } });
  for (const { id, type, permissions } of roles) {
    const wanted = granted[type];
    if (!wanted) continue;
    const has = new Set(permissions.map(({ action }: { action: string }) => action));
    const missing = wanted.filter((action) => !has.has(action));
    const surplus = permissions.filter(({ action }: { action: string }) => !wanted.includes(action));
    for (const action of missing) await strapi.db.query(permissionUid).create({ data: { action, role: id } });
    for (const permission of surplus) await strapi.db.query(permissionUid).delete({ where: { id: permission.id } });
  }
};
