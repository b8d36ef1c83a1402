import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';

/**
 * A copy of the scripts beside two stub programs: the launcher is tried as a whole, without Strapi and the site. The
 * tools of the root package are shared, since installing them has nothing new to tell.
 */
export async function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file));
  for (const part of ['site', 'cms'])
    cpSync(join(root, 'scripts', 'tests', 'stubs', part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
  return { folder, ports, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * @typedef {object} Launch a launcher that runs
 * @property {(text: string) => Promise<void>} says resolves once it has printed this
 * @property {Promise<number | null>} code
 * @property {() => string} output
 * @property {import('node:child_process').ChildProcess} child
 */

/**
 * Starts a script of the workshop.
 * @param {string} folder
 * @param {Record<string, string>} env
 * @param {string} [script]
 * @returns {Launch}
 */
export function launch(folder, env, script = 'start') {
  const clean = { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
  const child = spawn(process.execPath, [join('scripts', `${script}.mjs`)], { cwd: folder, env: clean });
  let output = '';
  /** @type {Promise<number | null>} */
  const code = new Promise((resolve) => child.once('close', resolve));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const says = async (/** @type {string} */ text) => {
    const limit = Date.now() + 30_000;
    while (!output.includes(text)) {
      if (child.exitCode !== null || Date.now() > limit) throw new Error(`It never said "${text}":\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { says, code, output: () => output, child };
}
