import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** In the order of their names. One that has been on main is never changed: another is added. */
const migrations: Record<string, Migration> = {
  '2026-11-22-outbox': {
    up: async ({ schema }) => {
      await schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('remarks', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.unique())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('deliveries')
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('step', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('holder', 'text')
        .addColumn('last_code', 'text')
        .addColumn('done_at', 'bigint')
        .addPrimaryKeyConstraint('deliveries_key', ['submission_id', 'step'])
        .execute();
      await schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'step', 'due_at']).execute();
      await schema
        .createTable('subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('left_at', 'bigint')
        .execute();
    },
  },
  // As rate-limiter-flexible would make it.
  '2026-11-22-limits': {
    up: async ({ schema }) => {
      await schema
        .createTable('form_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the tables up to date; of sites that start at once, one does it and the others wait. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
};
