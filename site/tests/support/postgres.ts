import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../scripts/lib/needs.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root has it run by the user that Debian's package made. */
const asItsUser = async (program: string, args: string[]) =>
  userInfo().uid === 0 ? run('runuser', ['-u', 'postgres', '--', program, ...args]) : run(program, args);

const idsOf = async (user: string) => {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, user])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
};

/** A PostgreSQL of the test's own, on loopback and a free port; it is gone when stopped. */
export const startPostgres = async () => {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'waterline-pg-'));
  if (userInfo().uid === 0) {
    const { uid, gid } = await idsOf('postgres');
    await chown(folder, uid, gid);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  await asItsUser(join(programs, 'initdb'), ['-D', data, '-U', 'vi', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const back = () =>
    asItsUser(join(programs, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const away = () => asItsUser(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
  await back();
  return {
    url: `postgres://vi@127.0.0.1:${port}/postgres`,
    away,
    /** On the same port, with everything that was committed. */
    back,
    stop: async () => {
      // It may be away already.
      await away().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
