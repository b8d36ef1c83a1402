import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Engine } from './engine.ts';
import { unlessBusy } from './unlessBusy.ts';

/** How long a statement waits for another connection's write; the site answers nobody meanwhile. */
const busyMs = 100;

/** Takes the right to write when a transaction begins: one that reads first could not get it later, however long it waits. */
class WritingDriver extends SqliteDriver {
  readonly #file: Sqlite.Database;

  constructor(config: SqliteDialectConfig, file: Sqlite.Database) {
    super(config);
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await unlessBusy(() => connection.executeQuery(CompiledQuery.raw('begin immediate')));
  }

  /** SQLite rolls back by itself when the disk is full, and then knows of no transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Migrations run in a transaction here too, so that of two processes only one does the work. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WritingDialect extends SqliteDialect {
  readonly #file: Sqlite.Database;

  constructor(file: Sqlite.Database) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver({ database: this.#file }, this.#file);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

const openFile = (path: string): Sqlite.Database => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Made here, since SQLite would let everybody read it; its journal takes over these rights.
  closeSync(openSync(path, 'a', 0o600));
  const file = new Sqlite(path, { timeout: busyMs });
  try {
    file.pragma('journal_mode = WAL');
    // A commit is on the disk when it returns (fsync), also when the machine loses its power.
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    // What is deleted is overwritten.
    file.pragma('secure_delete = ON');
    return file;
  } catch (fault) {
    file.close();
    throw fault;
  }
};

/** A file beside the site, which several processes of one machine may have open. */
export const sqlite = (path: string): Engine => ({
  name: 'sqlite',
  open: () => {
    const file = openFile(path);
    const inode = inodeOf(path);
    return {
      dialect: new WritingDialect(file),
      // One that was removed could still be written to, and nobody would ever read it again.
      isCurrent: () => inodeOf(path) === inode,
      // After a fault of the disk, rather a fresh look at it.
      isSpentBy: (code) => !/^SQLITE_(?:BUSY|CONSTRAINT)/.test(code),
    };
  },
});
