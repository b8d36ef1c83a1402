import type { Core } from '@strapi/strapi';

const locales = [
  { code: 'en', name: 'English (en)' },
  { code: 'nl', name: 'Nederlands (nl)' },
];

/** Both languages exist from the first start on; what an administrator adds or renames later stays. */
export const ensureLocales = async (strapi: Core.Strapi) => {
  const service = strapi.plugin('i18n').service('locales');
  for (const locale of locales) {
    if (!(await service.findByCode(locale.code))) await service.create(locale);
  }
  if (!(await service.getDefaultLocale())) await service.setDefaultLocale({ code: 'en' });
};
