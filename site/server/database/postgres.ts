import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { openPool } from './pool.ts';

/** An int8, which is every moment and count here; `pg` would give it as text, since not every int8 fits a number. */
const int8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};

/** What it says of itself has codes of five letters; those of the class "undefined table" mean that it was made anew. */
const undefinedTable = '42P01';

/** A database that several sites may share. Nobody waits for it longer than a few seconds. */
export const postgres = (connectionString: string): Engine => ({
  name: 'postgres',
  open: () => {
    const pool = openPool({
      connectionString,
      types,
      max: 6,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      // For when nothing at all comes back.
      query_timeout: 7_000,
      application_name: 'site',
    });
    return {
      dialect: new PostgresDialect({ pool }),
      isCurrent: () => true,
      isSpentBy: (code) => code === undefinedTable || code === 'ETIMEDOUT',
    };
  },
});
