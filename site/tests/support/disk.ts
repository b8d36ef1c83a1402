import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

const mounted = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  mount('-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', path);
  return path;
};

const unmount = (path: string) => {
  execFileSync('umount', ['--lazy', path], { stdio: 'ignore' });
  rmSync(path, { recursive: true, force: true });
};

const mayMount = (): boolean => {
  try {
    unmount(mounted());
    return true;
  } catch {
    return false;
  }
};

/** Only root may mount, and not in every container: elsewhere the tests of full disks are left out, and say so. */
export const canMount = userInfo().uid === 0 && mayMount();

/** A real disk of one megabyte, which can be filled and made read-only. */
export const smallDisk = () => {
  const path = mounted();
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch {
        // Full.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    readOnly: (only: boolean) => mount('-o', `remount,${only ? 'ro' : 'rw'}`, path),
    remove: () => unmount(path),
  };
};
