import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { secret } from '../src/environment';
import { nightly } from '../src/leads/retention';

const own = resolve(process.cwd(), 'public');

/** Uploads may live elsewhere, on a volume of their own or in a test's folder; the demo's offers feed goes with them. */
const publicDir = (path: string) => {
  const folder = resolve(process.cwd(), path);
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  if (folder !== own) copyFileSync(join(own, 'offers.json'), join(folder, 'offers.json'));
  return folder;
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
  cron: { enabled: true, tasks: nightly },
  transfer: { remote: { enabled: false } },
});
