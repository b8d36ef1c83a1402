import type { Core } from '@strapi/strapi';

const largestFile = 20 * 1024 * 1024;

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Middlewares => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // The website reads on the server, so that no foreign page needs to read here unless it is named.
  { name: 'strapi::cors', config: { origin: env.array('CORS_ORIGINS', []) } },
  'strapi::query',
  { name: 'strapi::body', config: { formidable: { maxFileSize: largestFile } } },
  'global::true-files',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
