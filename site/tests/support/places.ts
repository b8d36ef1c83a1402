import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Where a site keeps what is its own; every variable that says so. */
export interface Place {
  env: Record<string, string>;
  remove: () => Promise<void>;
}

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'site-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

const onSqlite = async (): Promise<Place> => {
  const { path, remove } = folder();
  return { env: { SITE_DATA_DIR: path }, remove: async () => remove() };
};

const asAdministrator = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const onPostgres = async (): Promise<Place> => {
  const { path, remove } = folder();
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return {
    env: { SITE_DATA_DIR: path, SITE_DATABASE_URL: url.href },
    remove: async () => {
      await asAdministrator(`drop database if exists ${name} with (force)`);
      remove();
    },
  };
};

/** Both databases: what holds for one holds for the other. */
export const engines = [
  { engine: 'SQLite', newPlace: onSqlite },
  { engine: 'PostgreSQL', newPlace: onPostgres },
];
