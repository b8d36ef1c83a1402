import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAdmin, buildSite, compileCms } from './build.mjs';
import { install } from './install.mjs';
import { cms } from './paths.mjs';

/** @typedef {Record<string, string | undefined>} Variables */

/**
 * Brings the repository to where its programs can start, as far as it is not there: packages, secrets, builds.
 * @param {object} parts
 * @param {'installed' | 'built'} [parts.site]
 * @param {'compiled' | 'built'} [parts.cms] compiled: without its admin panel
 * @param {Variables} [parts.env] to build the admin panel in
 */
export async function prepare(parts) {
  // All packages first: whether the disk holds them is then known before the first one is fetched.
  await install(['root', ...(parts.site ? ['site'] : []), ...(parts.cms ? ['cms'] : [])]);
  if (parts.cms) {
    await ensureSecrets();
    await compileCms();
  }
  if (parts.cms === 'built') await buildAdmin(parts.env ?? process.env);
  if (parts.site === 'built') await buildSite();
}

async function ensureSecrets() {
  const secrets = await import(pathToFileURL(join(cms, 'scripts', 'secrets.mjs')).href);
  secrets.ensureSecrets(cms);
}
