import { parseConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import type { StepName } from '../../server/outbox/plan.ts';
import type { Step } from '../../server/outbox/step.ts';
import { createWorker, type WorkerOptions } from '../../server/outbox/worker.ts';
import type { Place } from './places.ts';
import { type LogLine, recordingLog } from './recordingLog.ts';

/** A clock that stands still until it is moved. */
export interface Clock {
  now: number;
}

const nothing: Step = async () => undefined;
const idle: Record<StepName, Step> = {
  cms: nothing,
  agency: nothing,
  visitor: nothing,
  'opt-in': nothing,
  welcome: nothing,
};

type Settings = Partial<Pick<WorkerOptions, 'pauseMs' | 'leaseMs' | 'limitMs'>>;

/** The outbox of a site on a place of its own, with steps and a clock of the test's; several may share a place. */
export const benchesAt = (place: Place, clock: Clock) => {
  const closing: (() => Promise<void>)[] = [];
  const now = () => clock.now;

  const open = (): Database => {
    const database = openDatabase(parseConfig(place.env));
    closing.push(() => database.close());
    return database;
  };
  const reader = open();

  return {
    bench: (steps: Partial<Record<StepName, Step>>, settings: Settings = {}) => {
      const database = open();
      const logged: LogLine[] = [];
      const log = recordingLog(logged);
      const all = { ...idle, ...steps };
      const worker = createWorker({ database, steps: all, log, pauseMs: 5_000, ...settings, now, random: () => 0.5 });
      closing.unshift(() => worker.stop(0));
      const outbox = createOutbox({ database, wake: worker.wake, now });
      worker.start();
      return { ...outbox, worker, logged, database };
    },
    deliveries: () => reader.use((db) => db.selectFrom('deliveries').selectAll().orderBy('step').execute()),
    submissions: () => reader.use((db) => db.selectFrom('submissions').selectAll().execute()),
    database: reader,
    close: async () => {
      for (const close of closing) await close();
    },
  };
};
