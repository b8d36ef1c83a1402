import type { Server } from 'node:http';
import { failureDetails, type Log } from './log.ts';

const patienceMs = 9_000;

/**
 * On SIGTERM or SIGINT: takes no new connection, lets running requests end, and is gone within ten seconds.
 * @param cleanUp is told when the last request was answered
 */
export const stopOnSignals = (server: Server, log: Log, cleanUp: (answered: Promise<void>) => Promise<void>): void => {
  const stop = async (signal: string) => {
    log.info({ signal }, 'site stopping');
    setTimeout(() => process.exit(0), patienceMs).unref();
    const answered = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await cleanUp(answered).catch((failure: unknown) => log.error(failureDetails(failure), 'not stopped in order'));
    await answered;
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
