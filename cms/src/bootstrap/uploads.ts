import type { Core } from '@strapi/strapi';

/**
 * Pictures are kept as they were given: the website makes every size it shows, upright, and from the best source. Strapi's
 * own turning would encode each anew at full quality, and then mostly throw the larger result away.
 */
export const keepOriginals = async (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const settings = await store.get({});
  await store.set({
    value: {
      ...(typeof settings === 'object' ? settings : {}),
      sizeOptimization: false,
      responsiveDimensions: false,
      autoOrientation: false,
    },
  });
};
