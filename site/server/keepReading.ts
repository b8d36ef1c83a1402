import type { App } from './app.ts';
import type { Config } from './config.ts';

const retryMs = 2000;

/**
 * Reads at start what every page needs, and keeps trying while the content service is away; the job board is read
 * again on its interval. Returns what stops it.
 */
export const keepReading = ({ stores }: App, { jobsIntervalMs }: Config): (() => void) => {
  const stop = new AbortController();
  const every = (ms: number, task: () => Promise<unknown>, done: () => boolean = () => false) => {
    const run = async () => {
      await task();
      if (!stop.signal.aborted && !done()) timers.add(setTimeout(run, ms).unref());
    };
    void run();
  };
  const timers = new Set<NodeJS.Timeout>();
  every(retryMs, stores.frames.warm, stores.frames.ready);
  every(jobsIntervalMs, stores.jobs.reload);
  return () => {
    stop.abort();
    timers.forEach(clearTimeout);
  };
};
