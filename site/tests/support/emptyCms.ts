import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { startCms } from '../../../scripts/lib/processes.mjs';
import { startPostgres } from './postgres.ts';

/** A CMS that holds nothing yet, on a database of its own, which can be asked behind its back. */
export const openEmptyCms = async (kind: 'SQLite' | 'PostgreSQL', env: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'waterline-cms-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  const databaseFile = join(folder, 'data.db');
  const start = (changed: Record<string, string> = {}) =>
    startCms({
      ...(postgres ? { databaseUrl: postgres.url } : { databaseFile }),
      publicFolder: join(folder, 'public'),
      log: `empty-cms-${kind.toLowerCase()}`,
      env: { ...env, ...changed },
    });
  let running = await start();

  return {
    url: () => running.url,
    log: () => running.service.log,
    restart: async (changed?: Record<string, string>) => {
      await running.stop();
      running = await start(changed);
    },
    /** A statement by which rows come back, or none. */
    sql: async (statement: string): Promise<unknown[]> => {
      if (postgres) {
        const client = new Client({ connectionString: postgres.url });
        await client.connect();
        return client
          .query(statement)
          .then(({ rows }) => rows)
          .finally(() => client.end());
      }
      const database = new Database(databaseFile);
      try {
        const prepared = database.prepare(statement);
        if (prepared.reader) return prepared.all();
        prepared.run();
        return [];
      } finally {
        database.close();
      }
    },
    close: async () => {
      await running.stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
