import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Fault } from './fault.mjs';

const GB = 1e9;

/** Node 20 (for the launcher itself) and npm: all that must be there beforehand. */
export function assertTools(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 11))
    throw new Fault(`Node.js ${version} is too old: install version 20.11 or newer.`);
  if (spawnSync('npm', ['--version']).error)
    throw new Fault('npm is not installed, or not on the PATH: install it and try again.');
}

/** @param {string} folder */
export function assertWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Fault(`This user may not write in ${folder}: change the folder's owner or rights, or copy it elsewhere.`);
  }
}

/**
 * Free space on a folder's disk, in bytes.
 * @param {string} folder
 */
export async function freeSpace(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * @param {string} folder
 * @param {number} need in bytes
 */
export async function assertSpace(folder, need) {
  const free = await freeSpace(folder);
  if (free < need)
    throw new Fault(
      `Not enough disk space: ${(need / GB).toFixed(1)} GB is needed and ${(free / GB).toFixed(1)} GB is free in ${folder}.`,
    );
}
