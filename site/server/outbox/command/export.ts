import type { Database } from '../../database/database.ts';
import { entryOf } from '../stored.ts';
import { csvOf } from './csv.ts';

export type Format = 'csv' | 'json';

const columns = [
  ...['id', 'kind', 'locale', 'receivedAt', 'name', 'email', 'company', 'phone', 'linkedin', 'reason', 'otherReason'],
  ...['subscription', 'subscribedAt', 'unsubscribedAt', 'remarks', 'undelivered'],
];

/** Every submission that is kept, with what is not delivered of it yet. */
export const exportAll = async (database: Database, format: Format): Promise<string> => {
  const { submissions, open } = await database.use(async (db) => ({
    submissions: await db.selectFrom('submissions').selectAll().orderBy('received_at').orderBy('id').execute(),
    open: await db
      .selectFrom('deliveries')
      .select(['submission_id', 'step'])
      .where('state', '!=', 'done')
      .orderBy('step')
      .execute(),
  }));
  const undelivered = Map.groupBy(open, ({ submission_id }) => submission_id);
  const rows = submissions.map((row) => {
    // One that cannot be read is exported as it stands: better in one piece than not at all.
    const { values, remarks } = entryOf(row) ?? { values: { unreadable: row.fields }, remarks: [] };
    return {
      id: row.id,
      kind: row.kind,
      locale: row.locale,
      receivedAt: new Date(row.received_at).toISOString(),
      values,
      remarks,
      undelivered: (undelivered.get(row.id) ?? []).map(({ step }) => step),
    };
  });
  if (format === 'json') return `${JSON.stringify(rows, undefined, 2)}\n`;
  const unreadable = rows.some(({ values }) => 'unreadable' in values) ? ['unreadable'] : [];
  const flat = rows.map(({ values, ...row }) => ({
    ...values,
    ...row,
    remarks: row.remarks.join(' '),
    undelivered: row.undelivered.join(' '),
  }));
  return csvOf([...columns, ...unreadable], flat);
};
