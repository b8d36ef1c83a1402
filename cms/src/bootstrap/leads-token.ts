import type { Core } from '@strapi/strapi';

const tokenUid = 'admin::api-token';
const permissionUid = 'admin::api-token-permission';
const name = 'Website: leads';
const granted = ['api::lead.lead.deliver', 'api::subscriber.subscriber.deliver'];

/**
 * The token with which the website delivers, as `LEADS_TOKEN` says, and the two things it may do: set anew at every start,
 * so that changing the variable changes the token. Without the variable nothing is made, and nothing taken away.
 */
export const ensureLeadsToken = async (strapi: Core.Strapi) => {
  const key = process.env.LEADS_TOKEN;
  if (!key) return;
  const tokens = strapi.db.query(tokenUid);
  const data = {
    name,
    description:
      'Delivers what forms send, and nothing else. Follows LEADS_TOKEN: to change it, change that and start anew.',
    kind: 'content-api',
    type: 'custom',
    accessKey: strapi.service('admin::api-token-content-api').hash(key),
    // The panel could show it otherwise.
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };
  const known = await tokens.findOne({ where: { name }, populate: { permissions: true } });
  const token = known ? await tokens.update({ where: { id: known.id }, data }) : await tokens.create({ data });

  const has: { id: number; action: string }[] = known?.permissions ?? [];
  const permissions = strapi.db.query(permissionUid);
  for (const action of granted)
    if (!has.some((permission) => permission.action === action))
      await permissions.create({ data: { action, token: token.id } });
  for (const { id, action } of has) if (!granted.includes(action)) await permissions.delete({ where: { id } });
};
