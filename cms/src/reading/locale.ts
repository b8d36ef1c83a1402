import type { Core } from '@strapi/strapi';

/** A request, as far as the readers here look at it. */
export interface Asked {
  query: Record<string, unknown>;
}

/** The language a request asks for; without one, the default, as Strapi itself reads it. */
export const localeOf = async (strapi: Core.Strapi, query: Asked['query']): Promise<string> => {
  if (typeof query.locale === 'string' && query.locale) return query.locale;
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
};
