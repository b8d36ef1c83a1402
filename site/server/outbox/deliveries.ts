import type { Database } from '../database/database.ts';
import type { Entry } from './entry.ts';
import type { StepName } from './plan.ts';
import { entryOf } from './stored.ts';

/** A delivery in the hands of one worker. */
export interface Claim {
  id: string;
  step: StepName;
  /** Undefined when what is stored cannot be read. */
  entry: Entry | undefined;
  /** This one included. */
  attempt: number;
  refusals: number;
}

/** What is to become of a delivery that failed. */
export interface Setback {
  code: string;
  refusals: number;
  /** Undefined: it is set aside. */
  dueAt: number | undefined;
}

/** Which deliveries are whose and when, as one worker sees it. */
export const createDeliveries = (database: Database, holder: string) => {
  const one = ({ id, step }: Pick<Claim, 'id' | 'step'>) => ({ submission_id: id, step });

  return {
    /** When each step has something to do next; a delivery in hand is due when its holder is taken for dead. */
    nextDue: async (): Promise<Map<StepName, number>> => {
      const rows = await database.use((db) =>
        db
          .selectFrom('deliveries')
          .select(({ fn }) => ['step', fn.min('due_at').as('due')])
          .where('state', '=', 'waiting')
          .groupBy('step')
          .execute(),
      );
      return new Map(rows.map(({ step, due }) => [step, Number(due)]));
    },

    /** Takes what is due, for a while. What another site is just taking is passed over rather than waited for. */
    claim: (step: StepName, limit: number, now: number, until: number): Promise<Claim[]> =>
      database.transact(async (db) => {
        const claimed = await db
          .with('due', (due) =>
            due
              .selectFrom('deliveries')
              .select('submission_id')
              .where('state', '=', 'waiting')
              .where('step', '=', step)
              .where('due_at', '<=', now)
              .orderBy('due_at')
              .limit(limit)
              // SQLite has one writer at a time, and this is a writer from its first word.
              .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
          )
          .updateTable('deliveries')
          .set(({ eb }) => ({ holder, due_at: until, attempts: eb('attempts', '+', 1) }))
          .where('step', '=', step)
          .where('submission_id', 'in', (query) => query.selectFrom('due').select('submission_id'))
          .returning(['submission_id', 'attempts', 'refusals'])
          .execute();
        if (claimed.length === 0) return [];
        const ids = claimed.map(({ submission_id }) => submission_id);
        const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
        const entries = new Map(rows.map((row) => [row.id, entryOf(row)]));
        return claimed.map(({ submission_id: id, attempts: attempt, refusals }) => ({
          id,
          step,
          entry: entries.get(id),
          attempt,
          refusals,
        }));
      }),

    /** It was done: that holds whoever has it in hand by now. */
    done: (claim: Claim, now: number) =>
      database.transact((db) =>
        db
          .updateTable('deliveries')
          .set({ state: 'done', done_at: now, holder: null, last_code: null })
          .where((eb) => eb.and(one(claim)))
          .where('state', '!=', 'done')
          .execute(),
      ),

    failed: (claim: Claim, { code, refusals, dueAt }: Setback, now: number) =>
      database.transact((db) =>
        db
          .updateTable('deliveries')
          .set({
            state: dueAt === undefined ? 'set-aside' : 'waiting',
            due_at: dueAt ?? now,
            refusals,
            last_code: code,
            holder: null,
          })
          .where((eb) => eb.and(one(claim)))
          .where('holder', '=', holder)
          .execute(),
      ),

    /**
     * What would wait until after `later` is due now, unless its own recipient or its own content was what the other side
     * would not have: that it takes something else says nothing about those.
     */
    bringForward: (steps: readonly StepName[], now: number, later: number) =>
      database.transact((db) =>
        db
          .updateTable('deliveries')
          .set({ due_at: now })
          .where('state', '=', 'waiting')
          .where('holder', 'is', null)
          .where('step', 'in', steps)
          .where('due_at', '>', later)
          .where('refusals', '=', 0)
          .where('last_code', 'not like', 'SMTP %')
          .execute(),
      ),

    /** Those in hand stay in hand. */
    renew: (claims: readonly Claim[], until: number) =>
      database.transact((db) =>
        db
          .updateTable('deliveries')
          .set({ due_at: until })
          .where('holder', '=', holder)
          .where((eb) => eb.or(claims.map((claim) => eb.and(one(claim)))))
          .execute(),
      ),

    /** Whatever is still in hand is anybody's. */
    release: (now: number) =>
      database.transact((db) =>
        db
          .updateTable('deliveries')
          .set({ due_at: now, holder: null })
          .where('holder', '=', holder)
          .where('state', '=', 'waiting')
          .execute(),
      ),
  };
};
