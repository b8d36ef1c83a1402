import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cms, node24 } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const database = join(cms, '.tmp', 'data.db');
const planted = join(cms, '.tmp', 'data.planted');

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
const plant = (args, env) =>
  run(node24, [join('dist', 'seed', 'run.js'), ...args], {
    cwd: cms,
    env,
    log: 'seed',
    failure: 'Seeding the CMS failed.',
  });

/**
 * Plants the demo agency in a CMS that holds nothing yet. Asking costs the start of a Strapi, so for the SQLite file the
 * answer is kept beside it; a PostgreSQL database may have been emptied elsewhere and is asked each time.
 * @param {Record<string, string | undefined>} env
 */
export async function seedIfEmpty(env) {
  if (!env.DATABASE_URL && existsSync(planted) && existsSync(database)) return;
  await step('Filling the CMS with the demo agency (when it is empty)', () => plant(['--if-empty'], env));
  mkdirSync(dirname(planted), { recursive: true });
  if (!env.DATABASE_URL) writeFileSync(planted, '');
}

/**
 * Sets the demo agency back to how it began.
 * @param {Record<string, string | undefined>} env
 */
export async function reset(env) {
  rmSync(planted, { force: true });
  await step('Filling the CMS with the demo agency', () => plant([], env));
  if (!env.DATABASE_URL) writeFileSync(planted, '');
}
