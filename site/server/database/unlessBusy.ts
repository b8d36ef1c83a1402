import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './failure.ts';

const patienceMs = 5_000;
const pauseMs = 25;

/** Tries again for a while when another connection is writing to the same SQLite file, and lets the site go on meanwhile. */
export const unlessBusy = async <T>(work: () => Promise<T>): Promise<T> => {
  const limit = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!codeOf(fault).startsWith('SQLITE_BUSY') || performance.now() > limit) throw fault;
      await pause(pauseMs);
    }
  }
};
