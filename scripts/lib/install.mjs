import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { isInstalled } from './installed.mjs';
import { assertSpace } from './machine.mjs';
import { cms, node24, root, site } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

// NODE_ENV=production in the reader's shell must not leave out what builds and checks need.
const quiet = ['--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder
 * @property {string} title
 * @property {string[]} args
 * @property {number} size in bytes, with room for the package cache and for what is built
 */

/** @type {Package[]} */
const packages = [
  { name: 'root', folder: root, title: 'Installing Node 24 and the tools', args: ['ci'], size: 0.5e9 },
  { name: 'site', folder: site, title: "Installing the site's packages", args: ['ci'], size: 0.6e9 },
  // The registry lacks some binaries for other platforms, so the lock is incomplete and `npm ci` refuses it; the lock is
  // followed all the same. No package needs its install script: the one that compiles ships its binaries.
  {
    name: 'cms',
    folder: cms,
    title: "Installing the CMS's packages",
    args: ['install', '--ignore-scripts', '--no-save'],
    size: 1.4e9,
  },
];

/** Left behind by an install that was cut short: `npm install` would trust its half-unpacked packages. */
const begun = (/** @type {string} */ folder) => join(folder, '.installing');

/** @param {Package} pack */
const isThere = ({ folder }) =>
  !existsSync(begun(folder)) && isInstalled(folder) && (folder !== root || existsSync(node24));

/**
 * Installs what is missing or was installed from another lockfile.
 * @param {string[]} names
 */
export async function install(names) {
  const missing = packages.filter((pack) => names.includes(pack.name) && !isThere(pack));
  if (missing.length === 0) return;
  await assertSpace(
    root,
    missing.reduce((sum, { size }) => sum + size, 0),
  );
  for (const pack of missing) await step(pack.title, () => installOne(pack));
}

/** @param {Package} pack */
async function installOne({ name, folder, title, args }) {
  if (existsSync(begun(folder))) rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  writeFileSync(begun(folder), '');
  await run('npm', [...args, ...quiet], { cwd: folder, log: `install-${name}`, failure: `${title} failed.` });
  if (folder === root) assertNode24();
  rmSync(begun(folder));
}

/** Node 24 is a package whose install script fetches the binary; an npm that is set to skip scripts leaves a husk. */
function assertNode24() {
  if (spawnSync(node24, ['--version']).status === 0) return;
  throw new Fault(
    'Node 24 did not get installed: npm must be allowed to run the install script of the package "node" (npm config set ignore-scripts false).',
  );
}
