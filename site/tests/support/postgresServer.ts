import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL, in which every test makes a database of its own. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all tests of a run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
