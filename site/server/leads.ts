import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { DatabaseFailure } from './database/failure.ts';
import { type FormLimits, formLimits } from './forms/limits.ts';
import type { Log } from './log.ts';
import { createOutbox, type FullOutbox } from './outbox/outbox.ts';
import { type Queue, queueOf } from './outbox/queue.ts';
import { purge } from './outbox/retention.ts';
import { type StepParts, stepsOf } from './outbox/steps.ts';
import { createWorker } from './outbox/worker.ts';

const purgeMs = 3_600_000;

/** Everything that becomes of a form once it was sent. */
export interface Leads {
  database: Database;
  limits: FormLimits;
  outbox: FullOutbox;
  /** @throws {DatabaseFailure} */
  queue: () => Promise<Queue>;
  /** Deliveries begin; forms are accepted without it too. */
  start: () => void;
  /**
   * Lets go of what is in hand, and of the database.
   * @param last when nothing more is accepted
   */
  close: (last?: Promise<void>) => Promise<void>;
}

export const openLeads = (config: Config, log: Log, parts: StepParts): Leads => {
  const database = openDatabase(config);
  const limits = formLimits(config);
  const steps = stepsOf(config, database, parts);
  const { outboxPauseMs: pauseMs, outboxLeaseMs: leaseMs } = config;
  const worker = createWorker({ database, steps, log, pauseMs, leaseMs });
  let purging: NodeJS.Timeout | undefined;

  const forget = async (): Promise<void> => {
    try {
      const gone = await purge(database, config.leadsKeepDays, Date.now());
      if (gone.submissions + gone.subscriptions > 0) log.info(gone, 'kept long enough and deleted');
    } catch (fault) {
      if (!(fault instanceof DatabaseFailure)) throw fault;
      log.warn({ code: fault.code }, 'nothing deleted; tried again in an hour');
    }
  };

  return {
    database,
    limits,
    outbox: createOutbox({ database, wake: worker.wake }),
    queue: () => queueOf(database, Date.now()),
    start: () => {
      if (!config.leadsToken)
        log.warn({}, 'no LEADS_TOKEN: submissions wait until the content service may be told of them');
      worker.start();
      void forget();
      purging ??= setInterval(() => void forget(), purgeMs).unref();
    },
    close: async (last) => {
      clearInterval(purging);
      await Promise.all([worker.stop(), last]);
      await Promise.all([limits.close(), database.close()]);
    },
  };
};
