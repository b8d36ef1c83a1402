import type { Core } from '@strapi/strapi';

/**
 * Until a provider is configured, mail is taken and not sent: the demo needs no mail server. It must not fail either:
 * Strapi's default throws where there is no sendmail, but only for addresses it knows, which tells who has an account.
 */
export const withoutMail = (strapi: Core.Strapi) => {
  if (strapi.config.get('plugin::email.provider') !== 'sendmail') return;
  strapi.plugin('email').provider = { send: async () => undefined };
};
