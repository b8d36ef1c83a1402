import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { findPostgres } from './needs.mjs';
import { freePort } from './ports.mjs';
import { startService } from './service.mjs';

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function user() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a PostgreSQL server of our own, empty and on a free port; its data goes when it stops. For tests: it trusts
 * everyone on this machine, and a crash would lose what it holds.
 * @returns {Promise<{ url: string, stop: () => Promise<unknown> }>}
 */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Fault('PostgreSQL is not installed (on Debian: apt-get install postgresql).');
  const who = user();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o700);
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), made, { ...who, cwd: folder, stdio: 'pipe' });

  const port = String(await freePort());
  const service = startService({
    name: 'PostgreSQL',
    log: 'test-postgres',
    command: join(programs, 'postgres'),
    args: ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', folder, '-F'],
    cwd: folder,
    env: process.env,
    // Its SIGTERM waits for every client to leave first.
    end: 'SIGINT',
    ...who,
  });
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', port]).status === 0;
  const stop = () => service.stop().finally(() => rmSync(folder, { recursive: true, force: true }));
  for (let tries = 0; !isReady(); tries += 1) {
    if (tries > 100) {
      await stop();
      throw new Fault('PostgreSQL did not get ready: see .logs/test-postgres.log.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
