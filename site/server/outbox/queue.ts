import type { Database } from '../database/database.ts';

/** How the outbox is, in figures of deliveries. */
export interface Queue {
  waiting: number;
  setAside: number;
  /** How long ago the oldest submission came in about which something still waits, in milliseconds. */
  oldestMs: number | undefined;
}

/** @throws {DatabaseFailure} */
export const queueOf = async (database: Database, now: number): Promise<Queue> => {
  const rows = await database.use((db) =>
    db
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
      .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('received_at').as('oldest')])
      .where('state', '!=', 'done')
      .groupBy('state')
      .execute(),
  );
  const of = (wanted: string) => rows.find(({ state }) => state === wanted);
  const waiting = of('waiting');
  return {
    waiting: Number(waiting?.count ?? 0),
    setAside: Number(of('set-aside')?.count ?? 0),
    oldestMs: waiting ? Math.max(0, now - Number(waiting.oldest)) : undefined,
  };
};
