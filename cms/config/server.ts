import type { Core } from '@strapi/strapi';
import { secret } from '../src/environment';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  app: { keys: secret('APP_KEYS').split(',') },
  // Behind a proxy the address to limit by is the visitor's, in X-Forwarded-For.
  proxy: { koa: env.bool('TRUST_PROXY', false) },
  logger: {
    config: { level: env('LOG_LEVEL', 'info') },
    updates: { enabled: false },
    startup: { enabled: env.bool('STARTUP_BANNER', false) },
  },
  transfer: { remote: { enabled: false } },
});
