import { join } from 'node:path';
import { cms, node24, site } from './paths.mjs';
import { freePort } from './ports.mjs';
import { answers, startService } from './service.mjs';
import { withoutSettings } from './variables.mjs';

/**
 * @typedef {object} Running
 * @property {string} url
 * @property {import('./service.mjs').Service} service
 * @property {() => Promise<unknown>} stop
 */

/** The CMS's start command, without npm and a shell between us and it: signals and exit codes are its own. */
export const strapi = join(cms, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');

/**
 * Starts the compiled CMS and waits until it answers.
 * @param {object} [plan]
 * @param {number} [plan.port] a free one by default
 * @param {string} [plan.host]
 * @param {string} [plan.databaseFile] SQLite; the CMS's own file by default
 * @param {string} [plan.databaseUrl] PostgreSQL
 * @param {string} [plan.publicFolder] where uploads are kept; cms/public by default
 * @param {Record<string, string | undefined>} [plan.env]
 * @param {string} [plan.log]
 * @returns {Promise<Running>}
 */
export async function startCms({
  port,
  host = '127.0.0.1',
  databaseFile,
  databaseUrl,
  publicFolder,
  env,
  log = 'cms',
} = {}) {
  const chosen = port ?? (await freePort());
  const service = startService({
    name: 'The CMS',
    log,
    command: node24,
    args: [strapi, 'start'],
    cwd: cms,
    env: {
      ...withoutSettings(process.env),
      NODE_ENV: 'production',
      ADMIN_PANEL: 'off',
      ...env,
      HOST: host,
      PORT: String(chosen),
      ...(databaseFile ? { DATABASE_FILENAME: databaseFile } : {}),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(publicFolder ? { PUBLIC_DIR: publicFolder } : {}),
    },
  });
  const url = `http://${reachable(host)}:${chosen}`;
  await answers(service, `${url}/_health`, { status: 204, within: 120_000 });
  return { url, service, stop: service.stop };
}

/**
 * Starts the built site, or the one under development, and waits until it answers.
 * @param {object} [plan]
 * @param {number} [plan.port] a free one by default
 * @param {string} [plan.host]
 * @param {boolean} [plan.development]
 * @param {Record<string, string | undefined>} [plan.env] CONTENT_URL above all
 * @param {string} [plan.log]
 * @returns {Promise<Running>}
 */
export async function startSite({ port, host = '127.0.0.1', development = false, env, log = 'site' } = {}) {
  const chosen = port ?? (await freePort());
  const url = `http://${reachable(host)}:${chosen}`;
  const service = startService({
    name: 'The site',
    log,
    command: node24,
    args: [join('server', 'main.ts'), ...(development ? ['--dev'] : [])],
    cwd: site,
    env: {
      ...withoutSettings(process.env),
      NODE_ENV: development ? 'development' : 'production',
      SITE_URL: url,
      ...env,
      HOST: host,
      PORT: String(chosen),
    },
  });
  await answers(service, `${url}/readyz`, { status: 200, within: 60_000 });
  return { url, service, stop: service.stop };
}

/**
 * Where a program that listens on this address is reached from this machine.
 * @param {string} host
 */
export function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
