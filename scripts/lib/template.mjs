import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cms, root } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { startCms } from './processes.mjs';
import { plant, progress } from './seeding.mjs';
import { once } from './stamp.mjs';
import { step } from './step.mjs';
import { withoutSettings } from './variables.mjs';

const temporary = join(root, '.tmp');
const template = join(temporary, 'template');
const inFolder = (/** @type {string} */ folder) => ({
  databaseFile: join(folder, 'data.db'),
  publicFolder: join(folder, 'public'),
});

/** Plants the demo agency once for all tests, anew when the compiled CMS has changed. */
export async function prepareTemplate() {
  await prepare({ cms: 'compiled' });
  const stamp = { file: join(template, '.stamp'), hash: readFileSync(join(cms, 'dist', '.stamp'), 'utf8') };
  await once(stamp, () => step('Filling a CMS for the tests', () => plantTemplate(), progress));
}

async function plantTemplate() {
  rmSync(template, { recursive: true, force: true });
  const { databaseFile, publicFolder } = inFolder(template);
  mkdirSync(join(publicFolder, 'uploads'), { recursive: true });
  await plant([], { ...withoutSettings(process.env), DATABASE_FILENAME: databaseFile, PUBLIC_DIR: publicFolder });
  cpSync(join(cms, 'public'), publicFolder, { recursive: true, filter: (path) => !path.endsWith('uploads') });
}

/**
 * Starts a CMS on its own copy of the planted demo, so that a test may change what it likes; its copy goes when it stops.
 * @param {{ env?: Record<string, string | undefined>, log?: string }} [options]
 * @returns {Promise<import('./processes.mjs').Running>}
 */
export async function startSeededCms({ env, log = 'test-cms' } = {}) {
  await prepareTemplate();
  const folder = mkdtempSync(join(temporary, 'cms-'));
  cpSync(template, folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const running = await startCms({ ...inFolder(folder), log, env });
    return { ...running, stop: () => running.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
