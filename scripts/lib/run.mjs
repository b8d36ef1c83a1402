import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { Fault, Stopped } from './fault.mjs';
import { spawnGroup } from './groups.mjs';
import { freeSpace } from './machine.mjs';
import { bin, logs, root } from './paths.mjs';
import { isStopping } from './stopping.mjs';

// A full disk often shows as quite another error, and its own words may not have fitted into the log.
const almostFull = 20e6;

/**
 * The environment of every program: Node 24 from the root package comes first on the PATH as soon as it is there.
 * @param {Record<string, string | undefined>} [variables]
 */
export function environment(variables = process.env) {
  return { ...variables, PATH: `${bin}${delimiter}${variables.PATH ?? ''}` };
}

/** @param {string} name */
export function logFile(name) {
  mkdirSync(logs, { recursive: true });
  return join(logs, `${name}.log`);
}

/**
 * The last lines of a log.
 * @param {string} file
 * @param {number} [lines]
 */
export const tail = (file, lines = 20) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');

/** @param {string} file */
export const lastLine = (file) => (existsSync(file) ? tail(file, 1) : '');

/**
 * Runs a program to its end, its output going to a log file.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ log: string, failure: string, cwd?: string, env?: Record<string, string | undefined> }} options failure: the
 *   sentence for when it does not succeed
 */
export async function run(command, args, { log, failure, cwd = root, env }) {
  const file = logFile(log);
  const output = openSync(file, 'w');
  const child = spawnGroup(command, args, { cwd, env: environment(env), stdio: ['ignore', output, output] });
  closeSync(output);
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (isStopping()) throw new Stopped();
  if (code === 0) return;
  const text = readFileSync(file, 'utf8');
  const isFull = /ENOSPC|no space left/i.test(text) || (await freeSpace(root)) < almostFull;
  const reason = isFull ? 'The disk is full.' : '';
  const where = `The whole output is in ${relative(root, file)}.`;
  throw new Fault([failure, reason, where].filter(Boolean).join(' '), { detail: tail(file) });
}
