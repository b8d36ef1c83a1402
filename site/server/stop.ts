import type { Server } from 'node:http';
import type { Log } from './log.ts';

const patienceMs = 9_000;

/** On SIGTERM or SIGINT: takes no new connection, lets running requests end, and is gone within ten seconds. */
export const stopOnSignals = (server: Server, log: Log, cleanUp: () => void): void => {
  const stop = (signal: string) => {
    log.info({ signal }, 'site stopping');
    cleanUp();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), patienceMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
