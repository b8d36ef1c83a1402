import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { secret } from '../src/environment';

/** Uploads live in here, on a volume of their own perhaps; Strapi wants their folder to exist. */
const publicDir = (path: string) => {
  mkdirSync(resolve(process.cwd(), path, 'uploads'), { recursive: true });
  return path;
};

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  app: { keys: secret('APP_KEYS').split(',') },
  // Behind a proxy the address to limit by is the visitor's, in X-Forwarded-For.
  proxy: { koa: env.bool('TRUST_PROXY', false) },
  dirs: { public: publicDir(env('PUBLIC_DIR', './public')) },
  logger: {
    config: { level: env('LOG_LEVEL', 'info') },
    updates: { enabled: false },
    startup: { enabled: env.bool('STARTUP_BANNER', false) },
  },
  transfer: { remote: { enabled: false } },
});
