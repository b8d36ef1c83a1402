import { spawn } from 'node:child_process';

/**
 * Every process group that is alive. Each program gets its own, so that it ends together with all it started.
 * @type {Set<number>}
 */
const groups = new Set();

/**
 * Starts a program as the leader of its own process group: the terminal's Ctrl-C then reaches us alone, and we decide who
 * ends when.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  const { pid } = child;
  if (pid !== undefined) {
    groups.add(pid);
    child.once('exit', () => {
      // What a program leaves behind in its group would keep a port or a folder busy.
      signalGroup(pid, 'SIGKILL');
      groups.delete(pid);
    });
  }
  return child;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** @param {NodeJS.Signals} signal */
export function signalAll(signal) {
  for (const pid of groups) signalGroup(pid, signal);
}

/**
 * Ends every program that is alive: in order, and by force when that takes too long.
 * @param {number} [patience] milliseconds
 */
export async function endAll(patience = 10_000) {
  signalAll('SIGTERM');
  const limit = Date.now() + patience;
  while (groups.size && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50));
  signalAll('SIGKILL');
}

// Last resort, whatever ended this process: nothing of ours goes on alone.
process.on('exit', () => signalAll('SIGKILL'));
