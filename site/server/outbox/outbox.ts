import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { DatabaseFailure } from '../database/failure.ts';
import type { Tables } from '../database/tables.ts';
import { type Outbox, OutboxUnavailable, type Submission } from './entry.ts';
import { keep } from './keep.ts';

type Accept = Outbox['accept'];

export interface FullOutbox extends Outbox {
  /**
   * Does something in the database and accepts what others must hear of it: both happen or neither does.
   * @throws {OutboxUnavailable}
   */
  within: <T>(work: (db: Transaction<Tables>, accept: Accept) => Promise<T>) => Promise<T>;
}

interface Options {
  database: Database;
  /** Somebody waits for work. */
  wake: () => void;
  now?: () => number;
}

export const createOutbox = ({ database, wake, now = Date.now }: Options): FullOutbox => {
  const within: FullOutbox['within'] = async (work) => {
    try {
      const result = await database.transact((db) => work(db, (submission: Submission) => keep(db, submission, now())));
      wake();
      return result;
    } catch (fault) {
      if (!(fault instanceof DatabaseFailure)) throw fault;
      throw new OutboxUnavailable(fault.code);
    }
  };
  return { within, accept: (submission) => within((_, accept) => accept(submission)) };
};
