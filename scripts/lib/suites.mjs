import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped } from './fault.mjs';
import { signalGroup, spawnGroup } from './groups.mjs';
import { root } from './paths.mjs';
import { environment } from './run.mjs';
import { say, took } from './step.mjs';
import { isStopping } from './stopping.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} command
 * @property {(report: string) => string[]} args given the file its report must be written to
 * @property {string} cwd
 * @property {(report: string) => Record<string, string>} [env]
 * @property {(text: string) => Counts} count
 * @property {number} minutes after which it is ended
 */

/**
 * Runs a program to its end, its output going to the terminal.
 * @param {{ command: string, args: string[], cwd: string, minutes: number }} program
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<number | null>}
 */
export async function runAloud({ command, args, cwd, minutes }, variables) {
  const child = spawnGroup(command, args, {
    cwd,
    env: environment(variables),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const timer = setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), minutes * 60_000);
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  if (isStopping()) throw new Stopped();
  return code;
}

/**
 * Runs one suite, its output going to the terminal, and gives its runner's own counts.
 * @param {Suite} suite
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<Counts>}
 */
export async function runSuite({ title, command, args, cwd, env, count, minutes }, variables) {
  const start = performance.now();
  const folder = join(root, '.tmp', 'reports');
  const report = join(folder, `${title.replaceAll(/\W+/g, '-').toLowerCase()}.txt`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  say(`\n── ${title}`);
  const code = await runAloud({ command, args: args(report), cwd, minutes }, { ...variables, ...env?.(report) });
  const counts = read(report, count);
  // A runner that broke off counts as a failure, whatever it had counted until then.
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    say(
      `${title}: the runner itself did not end well (${code === null ? `ended after ${minutes} min` : `exit code ${code}`}).`,
    );
  }
  say(`${counts.failed ? '✗' : '✓'} ${title}: ${describe(counts)}  ${took(start)}`);
  return counts;
}

/**
 * @param {string} report
 * @param {(text: string) => Counts} count
 */
function read(report, count) {
  try {
    if (existsSync(report)) return count(readFileSync(report, 'utf8'));
  } catch {
    // An unreadable report is one that was cut short: the exit code tells.
  }
  return { passed: 0, failed: 0, skipped: 0 };
}

/** @param {Counts} counts */
export const describe = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
