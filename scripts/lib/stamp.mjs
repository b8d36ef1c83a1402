import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A stamp is a small file, written when a long step is through, that holds the hash of what the step was made from. It is
 * removed before the step begins, so an interrupted step is simply not done.
 * @typedef {object} Stamp
 * @property {string} file
 * @property {string} hash
 * @property {string} [product] something the step makes, which may be removed without the stamp
 */

/** @param {Stamp} stamp */
export const isDone = ({ file, hash, product = file }) =>
  existsSync(file) && existsSync(product) && readFileSync(file, 'utf8') === hash;

/**
 * Does the work unless its stamp says that it is done.
 * @param {Stamp} stamp
 * @param {() => Promise<unknown>} work
 */
export async function once(stamp, work) {
  if (isDone(stamp)) return;
  rmSync(stamp.file, { force: true });
  await work();
  mkdirSync(dirname(stamp.file), { recursive: true });
  writeFileSync(stamp.file, stamp.hash);
}

/**
 * The hash of files' names and contents (times mean nothing after a clone or a checkout).
 * @param {string} base
 * @param {string[]} paths files or folders below base; one that is missing counts as empty
 * @param {{ except?: string[], salt?: string }} [options] except: names of files and folders that do not count
 */
export function hashOf(base, paths, { except = [], salt = '' } = {}) {
  const hash = createHash('sha256').update(salt);
  /** @param {string} path */
  const add = (path) => {
    const full = join(base, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!except.includes(name)) add(join(path, name));
    } else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
