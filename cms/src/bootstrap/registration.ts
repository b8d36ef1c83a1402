import type { Core } from '@strapi/strapi';

/** Nobody signs up by themselves: the website has no accounts, and Strapi's default is an open door. */
export const closeRegistration = async (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = await store.get({});
  await store.set({ value: { ...(typeof settings === 'object' ? settings : {}), allow_register: false } });
};
