import { join } from 'node:path';
import { cms, site } from './paths.mjs';
import { run } from './run.mjs';
import { hashOf, once } from './stamp.mjs';
import { step } from './step.mjs';

// Everything in a package counts as its source but what is made from it: a new folder is not forgotten that way.
const made = ['node_modules', 'build', 'dist', '.react-router', 'paraglide', 'tests', 'public', 'test-results'];
const unbuilt = [
  // Paraglide's notes to itself, made by the first build.
  '.meta.json',
  '.gitignore',
  'README.md',
  '.tmp',
  '.data',
  '.env',
  '.installing',
  '.strapi',
  '.cache',
  '.strapi-updater.json',
  'types',
  'scripts',
];

/** Builds the site unless its sources are those of the last build. */
export async function buildSite() {
  const stamp = {
    file: join(site, 'build', '.stamp'),
    hash: hashOf(site, [''], { except: [...made.filter((name) => name !== 'public'), ...unbuilt] }),
    product: join(site, 'build', 'server'),
  };
  const work = () =>
    run('npm', ['run', 'build'], { cwd: site, log: 'build-site', failure: 'Building the site failed.' });
  await once(stamp, () => step('Building the site', work));
}

/** Compiles the CMS and the seed: enough to run it without its admin panel. */
export async function compileCms() {
  const stamp = {
    file: join(cms, 'dist', '.stamp'),
    hash: hashOf(cms, [''], { except: [...made, ...unbuilt, 'admin'] }),
    product: join(cms, 'dist', 'src'),
  };
  const work = () =>
    run('npm', ['run', 'compile'], { cwd: cms, log: 'compile-cms', failure: 'Compiling the CMS failed.' });
  await once(stamp, () => step('Compiling the CMS', work));
}

/**
 * Builds the admin panel, which takes 2 GB of memory: only when Strapi or the panel's own sources have changed.
 * @param {Record<string, string | undefined>} env
 */
export async function buildAdmin(env) {
  const stamp = {
    file: join(cms, 'dist', '.admin-stamp'),
    hash: hashOf(cms, ['package-lock.json', 'src/admin', 'config/admin.ts']),
    product: join(cms, 'dist', 'build', 'index.html'),
  };
  const work = () =>
    run('npm', ['run', 'build'], {
      cwd: cms,
      env,
      log: 'build-admin',
      failure: "Building the CMS's admin panel failed.",
    });
  await once(stamp, () => step("Building the CMS's admin panel", work));
}
