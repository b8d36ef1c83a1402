import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Submission } from './entry.ts';
import { plan } from './plan.ts';

/** As long as the same submission again is a double press, or a second try after an answer that got lost. */
const repeatedMs = 10 * 60_000;

/** Of a form. A change to a subscription is what it is: to leave, return and leave again are three of them. */
const digestOf = ({ kind, values }: Submission): string | null => {
  if (kind === 'subscribed' || kind === 'unsubscribed') return null;
  const fields = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('base64url');
};

/**
 * Keeps a submission and what is to be done about it, within a transaction. The unique digest makes it one however many
 * sites are told of it at once: the second waits for the first, and finds it.
 */
export const keep = async (db: Transaction<Tables>, submission: Submission, now: number) => {
  const { kind, locale, values, remarks } = submission;
  const digest = digestOf(submission);
  await db
    .updateTable('submissions')
    .set({ digest: null })
    .where('digest', '=', digest)
    .where('received_at', '<=', now - repeatedMs)
    .execute();
  const id = randomUUID();
  const made = await db
    .insertInto('submissions')
    .values({
      id,
      kind,
      locale,
      fields: JSON.stringify(values),
      remarks: JSON.stringify(remarks),
      digest,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    const first = await db
      .selectFrom('submissions')
      .select('id')
      .where('digest', '=', digest)
      .executeTakeFirstOrThrow();
    return { id: first.id, repeated: true };
  }
  const deliveries = plan[kind].map((step) => ({
    submission_id: id,
    step,
    state: 'waiting' as const,
    attempts: 0,
    refusals: 0,
    due_at: now,
  }));
  await db.insertInto('deliveries').values(deliveries).execute();
  return { id, repeated: false };
};
