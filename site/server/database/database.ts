import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Engine, Opened } from './engine.ts';
import { DatabaseFailure } from './failure.ts';
import { migrate } from './migrations.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** The site's own database. It is opened when it is first needed, and again when it was lost: no page waits for it. */
export interface Database {
  engine: Engine['name'];
  /**
   * For reading; what writes belongs in a transaction.
   * @throws {DatabaseFailure} in place of anything that is thrown within
   */
  use: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /**
   * All of it or nothing; on disk when it resolves.
   * @throws {DatabaseFailure} in place of anything that is thrown within
   */
  transact: <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

interface Connection extends Opened {
  db: Kysely<Tables>;
}

const connect = async (engine: Engine): Promise<Connection> => {
  const opened = engine.open();
  const db = new Kysely<Tables>({ dialect: opened.dialect });
  try {
    await migrate(db);
    return { ...opened, db };
  } catch (fault) {
    await db.destroy().catch(() => undefined);
    throw fault;
  }
};

/** The file of an SQLite database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'site.db');

const engineOf = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Engine =>
  databaseUrl ? postgres(databaseUrl) : sqlite(databaseFile({ dataDir }));

export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database => {
  const engine = engineOf(config);
  let current: Promise<Connection> | undefined;
  let closed = false;

  const letGo = async (connecting: Promise<Connection>): Promise<void> => {
    if (current === connecting) current = undefined;
    await connecting.then(({ db }) => db.destroy()).catch(() => undefined);
  };

  const connection = async (): Promise<{ connecting: Promise<Connection>; connected: Connection }> => {
    if (closed) throw new Error('closed');
    current ??= unlessBusy(() => connect(engine));
    const connecting = current;
    try {
      const connected = await connecting;
      if (connected.isCurrent()) return { connecting, connected };
    } catch (fault) {
      void letGo(connecting);
      throw fault;
    }
    void letGo(connecting);
    return connection();
  };

  const use: Database['use'] = async (work) => {
    let held: Awaited<ReturnType<typeof connection>> | undefined;
    try {
      held = await connection();
      return await work(held.connected.db);
    } catch (fault) {
      const failure = fault instanceof DatabaseFailure ? fault : new DatabaseFailure(fault);
      if (held?.connected.isSpentBy(failure.code)) void letGo(held.connecting);
      throw failure;
    }
  };

  return {
    engine: engine.name,
    use,
    transact: (work) => use((db) => db.transaction().execute(work)),
    close: async () => {
      closed = true;
      if (current) await letGo(current);
    },
  };
};
