import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @typedef {Record<string, Entry | undefined>} Packages
 */

/**
 * Whether a folder's packages are those of its lockfile. npm keeps its own account of what it installed, written when it
 * is through, so an install by hand counts as well as one of ours.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const account = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(account)) return false;
  return !existsSync(lock) || agree(packagesOf(lock), packagesOf(account));
}

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * @param {Packages} wanted the lock's
 * @param {Packages} there npm's account
 */
export function agree(wanted, there) {
  const same = (/** @type {string} */ path) => wanted[path]?.version === there[path]?.version;
  // Binaries for other platforms are in the lock and rightly not there.
  const mayLack = (/** @type {Entry | undefined} */ entry) => entry?.optional || entry?.devOptional || entry?.peer;
  return (
    Object.keys(there).every(same) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || mayLack(entry) || same(path))
  );
}
