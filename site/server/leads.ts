import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { DatabaseFailure } from './database/failure.ts';
import { type FormLimits, formLimits } from './forms/limits.ts';
import type { Log } from './log.ts';
import { deleteMails } from './mail/files.ts';
import { mailFolder } from './mail/mailer.ts';
import { createOutbox, type FullOutbox } from './outbox/outbox.ts';
import { type Queue, queueOf } from './outbox/queue.ts';
import { dayMs, purge } from './outbox/retention.ts';
import { type StepParts, stepsOf } from './outbox/steps.ts';
import { createWorker } from './outbox/worker.ts';

const hourMs = 3_600_000;

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
  let lookingAfter: NodeJS.Timeout | undefined;

  const queue = () => queueOf(database, Date.now());

  /** What was kept long enough goes, and what has waited too long, or waits for people, is told of. */
  const lookAfter = async (): Promise<void> => {
    const now = Date.now();
    try {
      const gone = await purge(database, config.leadsKeepDays, now);
      const mails = await deleteMails(mailFolder(config), now - config.leadsKeepDays * dayMs);
      if (gone.submissions + gone.subscriptions + mails > 0)
        log.info({ ...gone, mails }, 'kept long enough and deleted');
      const { waiting, setAside, oldestMs = 0 } = await queue();
      if (setAside > 0 || oldestMs > hourMs)
        log.warn({ waiting, setAside, oldestMinutes: Math.round(oldestMs / 60_000) }, 'deliveries need a look');
    } catch (fault) {
      if (!(fault instanceof DatabaseFailure)) throw fault;
      log.warn({ code: fault.code }, 'outbox not looked after; tried again in an hour');
    }
  };

  return {
    database,
    limits,
    outbox: createOutbox({ database, wake: worker.wake }),
    queue,
    start: () => {
      if (!config.leadsToken)
        log.warn({}, 'no LEADS_TOKEN: submissions wait until the content service may be told of them');
      worker.start();
      void lookAfter();
      lookingAfter ??= setInterval(() => void lookAfter(), hourMs).unref();
    },
    close: async (last) => {
      clearInterval(lookingAfter);
      await Promise.all([worker.stop(), last]);
      await Promise.all([limits.close(), database.close()]);
    },
  };
};
