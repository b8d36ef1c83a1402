import type { Core } from '@strapi/strapi';
import leadSchema from '../api/lead/content-types/lead/schema.json';
import subscriberSchema from '../api/subscriber/content-types/subscriber/schema.json';

const permissionUid = 'admin::permission';
const explorer = 'plugin::content-manager.explorer.';
const lead = 'api::lead.lead';
const subscriber = 'api::subscriber.subscriber';
const all = (attributes: object) => ({ properties: { fields: Object.keys(attributes) }, conditions: [] });
const rights = [
  { action: `${explorer}read`, subject: lead, ...all(leadSchema.attributes) },
  { action: `${explorer}update`, subject: lead, ...all(leadSchema.attributes) },
  { action: `${explorer}read`, subject: subscriber, ...all(subscriberSchema.attributes) },
];

interface Permission {
  action: string;
  subject?: string | null;
}

/** Nobody makes a lead by hand: without the right to it, the panel shows no button for it either. */
const isFutile = ({ action, subject }: Permission) =>
  (subject === lead && action === `${explorer}create`) ||
  (subject === subscriber && (action === `${explorer}create` || action === `${explorer}update`));

/** Strapi gives its super admin everything at every start; this takes from it what the server would refuse. */
export const withoutFutileRights = (strapi: Core.Strapi) => {
  const { hooks } = strapi.service('admin::role');
  hooks.willResetSuperAdminPermissions.register((permissions: Permission[]) =>
    permissions.filter((permission) => !isFutile(permission)),
  );
};

/**
 * At the first start: editors read and mark leads, authors see none, and deleting is the super admin's. Strapi's own
 * beginning would let editors do everything and authors make some. What an administrator changes later stays.
 */
export const ensureLeadRoles = async (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'app', name: 'leads', key: 'roles' });
  if (await store.get({})) return;
  const roles = strapi.service('admin::role');
  for (const code of ['strapi-editor', 'strapi-author']) {
    const role = await roles.findOne({ code });
    if (!role) continue;
    await strapi.db.query(permissionUid).deleteMany({ where: { role: role.id, subject: { $in: [lead, subscriber] } } });
    if (code !== 'strapi-editor') continue;
    await roles.addPermissions(role.id, rights);
  }
  await store.set({ value: 'set' });
};
