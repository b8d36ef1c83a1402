import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';

interface Sqlite {
  pragma: (statement: string) => unknown;
}

const isSqlite = (connection: unknown): connection is Sqlite =>
  typeof connection === 'object' && connection !== null && 'pragma' in connection;

/** Write-ahead logging: readers don't wait for the seed or for an editor, and a write needs no full sync of the disk. */
const tune = (connection: unknown, done: (error?: Error, connection?: unknown) => void) => {
  if (isSqlite(connection)) {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = NORMAL');
  }
  done(undefined, connection);
};

/** A failed statement is logged without its values: they are what people wrote in a form. */
const discreet = { compileSqlOnError: false };

type Params = Core.Config.Shared.ConfigParams;

// Not typed as Strapi's own configuration: its type knows no connection string, its code does.
const postgres = ({ env }: Params, connectionString: string) => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString,
      ssl: env.bool('DATABASE_SSL', false) && { rejectUnauthorized: env.bool('DATABASE_SSL_VERIFY', true) },
    },
    pool: { min: 0, max: env.int('DATABASE_POOL', 10) },
    ...discreet,
  },
});

export default (params: Params) => {
  const { env } = params;
  const url = env('DATABASE_URL', '');
  if (url) return postgres(params, url);
  const filename = resolve(process.cwd(), env('DATABASE_FILENAME', '.tmp/data.db'));
  mkdirSync(dirname(filename), { recursive: true });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: { afterCreate: tune },
      ...discreet,
    },
  };
};
