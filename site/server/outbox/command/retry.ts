import type { Database } from '../../database/database.ts';

/**
 * Makes deliveries due now that were set aside or wait for a later try, with their refusals forgotten. What a site has in
 * hand stays there.
 * @param id of one submission; of all without it
 * @returns how many there are
 */
export const retry = (database: Database, id: string | undefined, now: number): Promise<number> =>
  database.transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ state: 'waiting', refusals: 0, due_at: now })
      .where('state', '!=', 'done')
      .where('holder', 'is', null)
      .$if(id !== undefined, (query) => query.where('submission_id', '=', id ?? ''))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
