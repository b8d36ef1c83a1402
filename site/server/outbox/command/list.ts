import type { Database } from '../../database/database.ts';
import { linesOf, spanOf } from './lines.ts';

/** What still waits or was set aside, the oldest first. */
const openIn = (database: Database) =>
  database.use((db) =>
    db
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
      .select(['id', 'kind', 'received_at', 'step', 'state', 'attempts', 'last_code', 'due_at', 'holder'])
      .where('state', '!=', 'done')
      .orderBy('received_at')
      .orderBy('id')
      .orderBy('step')
      .execute(),
  );

type Open = Awaited<ReturnType<typeof openIn>>[number];

const nextOf = ({ state, holder, due_at }: Open, now: number): string => {
  if (state === 'set-aside') return 'set aside';
  if (holder) return 'in hand';
  return due_at <= now ? 'now' : `in ${spanOf(due_at - now)}`;
};

const heading = ['submission', 'kind', 'step', 'tries', 'last failure', 'age', 'next try'];

/** How the outbox is, without a word of what anybody wrote. */
export const list = async (database: Database, now: number): Promise<string[]> => {
  const kept = await database.use((db) =>
    db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  );
  const open = await openIn(database);
  const setAside = open.filter(({ state }) => state === 'set-aside').length;
  const rows = open.map((delivery) => [
    delivery.id,
    delivery.kind,
    delivery.step,
    String(delivery.attempts),
    delivery.last_code ?? '',
    spanOf(now - delivery.received_at),
    nextOf(delivery, now),
  ]);
  return [
    `${Number(kept.count)} submissions kept; of their deliveries ${open.length - setAside} wait and ${setAside} are set aside.`,
    ...(rows.length > 0 ? ['', ...linesOf([heading, ...rows])] : []),
  ];
};
