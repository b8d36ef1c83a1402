import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDotenv } from './dotenv.mjs';
import { Fault } from './fault.mjs';
import { root } from './paths.mjs';
import { days, list, oneOf, port, url } from './rules.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port the site's
 * @property {string} host the site's
 * @property {string} siteUrl
 * @property {number} cmsPort
 * @property {string} cmsHost
 * @property {string} [contentUrl] an existing Strapi; without it ours is started
 * @property {string} [databaseUrl] PostgreSQL for the CMS; without it SQLite
 * @property {string[]} locales
 * @property {Record<string, string>} variables everything that was set, for the programs that are started
 */

const known = ['en', 'nl'];

/**
 * The settings of the launcher, checked before any long work. The site checks its own again when it starts: it can also
 * be run without the launcher.
 * @param {Record<string, string | undefined>} given
 * @returns {{ settings: Settings, faults: string[] }}
 */
export function parseEnvironment(given) {
  // An empty value means "not set", as in a copied .env.example with a value removed.
  const variables = Object.fromEntries(Object.entries(given).flatMap(([k, v]) => (v ? [[k, v]] : [])));
  /** @type {string[]} */
  const faults = [];
  /**
   * @template T, D
   * @param {string} name
   * @param {(value: string) => T | undefined} rule gives nothing for a value that will not do
   * @param {string} need
   * @param {D} otherwise
   * @returns {T | D}
   */
  const read = (name, rule, need, otherwise) => {
    const value = variables[name];
    if (value === undefined) return otherwise;
    const result = rule(value);
    if (result !== undefined) return result;
    // Addresses may carry a password, so they are not repeated.
    faults.push(`${name}${name.endsWith('_URL') ? '' : `=${value}`} will not do: it must be ${need}.`);
    return otherwise;
  };

  const sitePort = read('PORT', port, 'a whole number from 1 to 65535', 3000);
  const locales = read(
    'LOCALES',
    (value) => list(value, known),
    `a comma-separated choice of ${known.join(', ')}`,
    known,
  );
  const web = 'an address that begins with http:// or https://';
  const postgres = 'an address that begins with postgres:// or postgresql://';
  const settings = {
    port: sitePort,
    host: read('HOST', String, '', '127.0.0.1'),
    siteUrl: read('SITE_URL', (value) => url(value, 'http:', 'https:'), web, `http://localhost:${sitePort}`),
    cmsPort: read('CMS_PORT', port, 'a whole number from 1 to 65535', 1337),
    cmsHost: read('CMS_HOST', String, '', '127.0.0.1'),
    contentUrl: read('CONTENT_URL', (value) => url(value, 'http:', 'https:'), web, undefined),
    databaseUrl: read('DATABASE_URL', (value) => url(value, 'postgres:', 'postgresql:'), postgres, undefined),
    locales,
    variables,
  };
  read('DEFAULT_LOCALE', oneOf(...locales), `one of LOCALES (${locales.join(', ')})`, undefined);
  read('ROOT_REDIRECT_STATUS', oneOf('301', '302', '303', '307', '308'), '301, 302, 303, 307 or 308', undefined);
  read('SITE_DATABASE_URL', (value) => url(value, 'postgres:', 'postgresql:'), postgres, undefined);
  read('JOBS_URL', (value) => url(value, 'http:', 'https:'), web, undefined);
  read('LEADS_KEEP_DAYS', days, 'a whole number of days, from 1 to 36500', undefined);
  if (!settings.contentUrl && settings.port === settings.cmsPort)
    faults.push(`PORT and CMS_PORT are both ${settings.port}: the site and the CMS each need their own.`);
  return { settings, faults };
}

/** The settings from `.env` and the shell (which wins). Throws one Fault that names everything that is wrong. */
export function readEnvironment() {
  const path = join(root, '.env');
  const file = parseDotenv(existsSync(path) ? readFileSync(path, 'utf8') : '');
  const { settings, faults } = parseEnvironment({ ...file.values, ...process.env });
  const all = [...file.faults, ...faults];
  if (all.length) throw new Fault(all);
  return settings;
}
