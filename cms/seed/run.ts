/**
 * Plants the demo. `npm run seed` takes away what is there and plants again; with `--if-empty`, which the launcher uses,
 * it plants into an empty service or finishes what was interrupted, and touches nothing otherwise.
 */
import { resolve } from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { problemsIn } from './check';
import { clear, isEmpty } from './clear';
import { entries } from './content';
import { plant } from './plant';
import { readState, writeState } from './state';

const say = (line: string) => console.log(`demo: ${line}`);

const seed = async (strapi: Core.Strapi, onlyIfEmpty: boolean) => {
  const state = await readState(strapi);
  if (onlyIfEmpty && (state === 'planted' || (state === undefined && !(await isEmpty(strapi))))) {
    return say('there is content already, nothing to do');
  }
  const problems = problemsIn(strapi, entries);
  if (problems.length > 0) throw new Error(`the content has ${problems.length} faults:\n  ${problems.join('\n  ')}`);

  const start = Date.now();
  await writeState(strapi, 'planting');
  await clear(strapi);
  await plant(strapi, entries, say);
  await writeState(strapi, 'planted');
  say(`planted in ${Math.round((Date.now() - start) / 1000)} s`);
};

const main = async () => {
  // Strapi's own lines would bury the progress; its warnings concern a server, not this.
  process.env.LOG_LEVEL ??= 'error';
  const appDir = resolve(__dirname, '../..');
  const strapi = await createStrapi({ appDir, distDir: resolve(appDir, 'dist') }).load();
  try {
    await seed(strapi, process.argv.includes('--if-empty'));
  } finally {
    await strapi.destroy();
  }
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`demo: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  },
);
