import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Fault } from './fault.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

/**
 * The first of these programs on the PATH.
 * @param {...string} names
 */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** A browser that is there, or nothing. */
export const findChromium = () => process.env.CHROMIUM_PATH || onPath('chromium', 'chromium-browser', 'google-chrome');

/** The folder of PostgreSQL's server programs (Debian keeps them off the PATH, a folder per version), or nothing. */
export function findPostgres() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(base, version, 'bin'));
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

/** What the tests need beside npm's packages: the program, and Debian's package of it. */
const needs = [
  { title: 'Chromium', debian: 'chromium', find: findChromium },
  { title: 'PostgreSQL', debian: 'postgresql', find: findPostgres },
];

/** Brings the programs that the tests use and that are not there. */
export async function bringPrograms() {
  const missing = needs.filter(({ find }) => !find());
  if (missing.length === 0) return;
  const titles = missing.map(({ title }) => title).join(' and ');
  const packages = missing.map(({ debian }) => debian);
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !isDebian())
    throw new Fault(`The tests need ${titles}: install it first (on Debian, as root: ${command}).`);
  await step(`Installing ${titles} from Debian`, () =>
    run('sh', ['-c', command], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      log: 'install-programs',
      failure: `Installing ${titles} failed.`,
    }),
  );
}

/** Debian itself: elsewhere the same package names may be empty shells. */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}
