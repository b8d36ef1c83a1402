import { Stopped } from './fault.mjs';
import { signalAll } from './groups.mjs';

// npm passes a Ctrl-C on that the terminal has also sent us directly, so one key press arrives twice within milliseconds.
const sameKeyPress = 1000;

let askedAt = 0;
/** @type {(error: Stopped) => void} */
let stop = () => {};

/**
 * Rejects when the user, or the system, asks this script to stop.
 * @type {Promise<never>}
 */
export const asked = new Promise((_, reject) => {
  stop = reject;
});
asked.catch(() => {});

/**
 * Work that may be left in the middle when a stop is asked for.
 * @template T
 * @param {Promise<T>} work
 */
export const orStopped = (work) => Promise.race([work, asked]);

export const isStopping = () => askedAt > 0;

/** The first Ctrl-C (or SIGTERM, or a closed terminal) ends everything in order, a second one at once. */
export function listenForStop() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      if (isStopping()) {
        if (Date.now() - askedAt > sameKeyPress) signalAll('SIGKILL');
        return;
      }
      askedAt = Date.now();
      signalAll('SIGTERM');
      stop(new Stopped());
    });
  // The terminal may be gone when we say goodbye; that must not keep the programs from being ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
