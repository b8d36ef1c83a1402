import type { Database } from '../../database/database.ts';
import { linesOf } from './lines.ts';

const moment = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** What cannot be read is shown as it stands: that is what somebody is looking for. */
const legible = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2);
  } catch {
    return json;
  }
};

/** Everything about one submission, what somebody wrote included; undefined when there is no such one. */
export const show = (database: Database, id: string): Promise<string[] | undefined> =>
  database.use(async (db) => {
    const submission = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!submission) return undefined;
    const deliveries = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('step')
      .execute();
    const { kind, locale, received_at, fields, remarks } = submission;
    return [
      `${kind}, ${locale}, received ${moment(received_at)}`,
      '',
      legible(fields),
      `remarks: ${remarks}`,
      '',
      ...linesOf([
        ['step', 'state', 'tries', 'refusals', 'last failure', 'due', 'done'],
        ...deliveries.map(({ step, state, attempts, refusals, last_code, due_at, done_at }) => [
          step,
          state,
          String(attempts),
          String(refusals),
          last_code ?? '',
          state === 'waiting' ? moment(due_at) : '',
          moment(done_at),
        ]),
      ]),
    ];
  });
