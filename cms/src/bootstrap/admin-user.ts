import type { Core } from '@strapi/strapi';

/** The first administrator, so that the demo's panel can be entered; never a second one, and none unless it is asked for. */
export const ensureAdmin = async (strapi: Core.Strapi) => {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password || (await strapi.service('admin::user').exists())) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email,
    password,
    firstname: 'Demo',
    lastname: 'Editor',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
};
