import type { Database } from '../database/database.ts';

export const dayMs = 86_400_000;
/** A subscription that nobody confirms: its letter's link is no good by then. */
const pendingDays = 7;

/**
 * Deletes what has been kept long enough: submissions about which everything was done, addresses that nobody confirmed,
 * and those that left. What still waits or was set aside stays, however old.
 */
export const purge = (database: Database, keepDays: number, now: number) =>
  database.transact(async (db) => {
    const limit = now - keepDays * dayMs;
    const submissions = await db
      .deleteFrom('submissions')
      .where('received_at', '<', limit)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('deliveries')
              .select('step')
              .whereRef('submission_id', '=', 'submissions.id')
              .where((eb) => eb.or([eb('state', '!=', 'done'), eb('done_at', '>=', limit)])),
          ),
        ),
      )
      .executeTakeFirst();
    const subscriptions = await db
      .deleteFrom('subscriptions')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'pending'), eb('asked_at', '<', now - pendingDays * dayMs)]),
          eb.and([eb('state', '=', 'unsubscribed'), eb('left_at', '<', limit)]),
        ]),
      )
      .executeTakeFirst();
    return { submissions: Number(submissions.numDeletedRows), subscriptions: Number(subscriptions.numDeletedRows) };
  });
