/**
 * The secrets the content service cannot start without, made at its first start and kept in its `.env`.
 * Runs on any Node from 20 and needs no package, since it comes before everything else.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const secret = () => randomBytes(32).toString('base64url');

const makers = {
  APP_KEYS: () => `${secret()},${secret()}`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  // Shared with the website, which delivers leads with it.
  LEADS_TOKEN: secret,
  DEMO_ADMIN_EMAIL: () => 'editor@waterline.example',
  // The prefix satisfies Strapi's rule: a capital, a small letter and a digit.
  DEMO_ADMIN_PASSWORD: () => `Quay1-${randomBytes(12).toString('base64url')}`,
};

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const namesIn = (text) => new Set([...text.matchAll(/^\s*([A-Z_]+)\s*=\s*\S/gm)].map((match) => match[1]));

/**
 * Adds what is missing to `<dir>/.env` and touches nothing that is there. The file appears whole or not at all; when two
 * processes start at once, the first one's secrets count for both.
 */
export const ensureSecrets = (dir) => {
  const path = join(dir, '.env');
  const before = read(path);
  const known = namesIn(before ?? '');
  const missing = Object.keys(makers).filter((name) => !known.has(name));
  if (missing.length === 0) return path;

  const lines = missing.map((name) => `${name}=${makers[name]()}\n`).join('');
  const gap = before && !before.endsWith('\n') ? '\n' : '';
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${before ?? ''}${gap}${lines}`, { mode: 0o600 });
  if (before !== undefined) {
    renameSync(draft, path);
    return path;
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return path;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureSecrets(fileURLToPath(new URL('..', import.meta.url)));
