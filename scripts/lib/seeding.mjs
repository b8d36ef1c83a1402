import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cms, node24 } from './paths.mjs';
import { lastLine, logFile, run } from './run.mjs';
import { step } from './step.mjs';

/** @typedef {Record<string, string | undefined>} Variables */

/**
 * Runs the CMS's own seed program, which obeys the same variables as the CMS.
 * @param {string[]} args
 * @param {Variables} env
 */
export const plant = (args, env) =>
  run(node24, [join('dist', 'seed', 'run.js'), ...args], {
    cwd: cms,
    env,
    log: 'seed',
    failure: 'Seeding the CMS failed.',
  });

/** The seed program's last words, such as how many pictures are drawn. */
export const progress = () => lastLine(logFile('seed')).replace(/^demo: /, '');

/**
 * Beside an SQLite file: a note that it was planted. Asking the database costs the start of a Strapi. PostgreSQL may have
 * been emptied elsewhere and is asked each time.
 * @param {Variables} env
 */
function noteFor(env) {
  if (env.DATABASE_URL) return undefined;
  const database = resolve(cms, env.DATABASE_FILENAME ?? join('.tmp', 'data.db'));
  return { database, note: `${database}.planted` };
}

/**
 * Plants the demo agency in a CMS that holds nothing yet, or finishes a planting that was cut short.
 * @param {Variables} env
 */
export async function seedIfEmpty(env) {
  const kept = noteFor(env);
  if (kept && existsSync(kept.note) && existsSync(kept.database)) return;
  await step('Filling the CMS with the demo agency, when it is empty', () => plant(['--if-empty'], env), progress);
  if (kept) writeFileSync(kept.note, '');
}

/**
 * Takes all content away and plants the demo agency anew.
 * @param {Variables} env
 */
export async function reset(env) {
  const kept = noteFor(env);
  if (kept) rmSync(kept.note, { force: true });
  await step('Filling the CMS with the demo agency', () => plant([], env), progress);
  if (kept) writeFileSync(kept.note, '');
}
