import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, parseConfig } from '../../config.ts';
import { type Database, databaseFile, openDatabase } from '../../database/database.ts';
import { DatabaseFailure } from '../../database/failure.ts';
import { hasSecret, secretFile } from '../../signing/secret.ts';
import { exportAll, type Format } from './export.ts';
import { list } from './list.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { exportSubscribers } from './subscribers.ts';

const usage = `What visitors sent, and what has become of it.

  npm run outbox                          how many are kept; what waits or was set aside
  npm run outbox -- show ID               everything about one submission, what was written included
  npm run outbox -- retry ID              what waits or was set aside of it is due now
  npm run outbox -- retry all             the same of every submission
  npm run --silent outbox -- export       every submission, as CSV; --format json as JSON
  npm run --silent outbox -- subscribers  who gets the newsletter, in the same two formats
`;

/** What a command says and where, and how it ends: 0 done, 1 not possible, 2 not understood. */
export interface Ended {
  out?: string;
  error?: string;
  code: 0 | 1 | 2;
}

class Misunderstood extends Error {}

const formatOf = (value: string | undefined): Format => {
  if (value === undefined || value === 'csv') return 'csv';
  if (value === 'json') return 'json';
  throw new Misunderstood('--format is csv or json');
};

const unknown = (id: string): Ended => ({ error: `There is no submission ${id}.\n`, code: 1 });
const lines = (all: string[]): Ended => ({ out: `${all.join('\n')}\n`, code: 0 });

type Command = (database: Database, config: Config) => Promise<Ended>;

const read = (args: string[]): Command => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { format: { type: 'string' } } });
  const [name = 'list', id, ...more] = positionals;
  const takesId = name === 'show' || name === 'retry';
  if (more.length > 0 || (id !== undefined) !== takesId) throw new Misunderstood('too many words, or too few');
  if (values.format !== undefined && name !== 'export' && name !== 'subscribers')
    throw new Misunderstood('--format is for export and subscribers');
  const wanted = id ?? '';
  switch (name) {
    case 'list':
      return async (database) => lines(await list(database, Date.now()));
    case 'show':
      return async (database) => {
        const found = await show(database, wanted);
        return found ? lines(found) : unknown(wanted);
      };
    case 'retry':
      return async (database) => {
        if (wanted !== 'all' && !(await show(database, wanted))) return unknown(wanted);
        const count = await retry(database, wanted === 'all' ? undefined : wanted, Date.now());
        return lines([`${count} deliveries are due now.`]);
      };
    case 'export': {
      const format = formatOf(values.format);
      return async (database) => ({ out: await exportAll(database, format), code: 0 });
    }
    case 'subscribers': {
      const format = formatOf(values.format);
      return async (database, config) =>
        // With one made up for the occasion, every link would be a forged one.
        hasSecret(config)
          ? { out: await exportSubscribers(database, config, format), code: 0 }
          : { error: `There is no ${secretFile(config)}: set SITE_SECRET to the site's.\n`, code: 1 };
    }
    default:
      throw new Misunderstood(`there is no command ${name}`);
  }
};

const withDatabase = async (config: Config, command: Command): Promise<Ended> => {
  const file = databaseFile(config);
  // Looking at an outbox must not make one, in the wrong folder above all.
  if (!config.databaseUrl && !existsSync(file))
    return { error: `Nothing was kept yet: there is no ${file}.\n`, code: 1 };
  const database = openDatabase(config);
  try {
    return await command(database, config);
  } catch (fault) {
    if (!(fault instanceof DatabaseFailure)) throw fault;
    return { error: `The database cannot be used (${fault.code}).\n`, code: 1 };
  } finally {
    await database.close();
  }
};

/** What `npm run outbox` does with its words. */
export const runCommand = async (args: string[], env: Record<string, string | undefined>): Promise<Ended> => {
  if (args.some((word) => word === '--help' || word === '-h' || word === 'help')) return { out: usage, code: 0 };
  let command: Command;
  try {
    command = read(args);
  } catch (fault) {
    return { error: `${fault instanceof Error ? fault.message : 'not understood'}\n\n${usage}`, code: 2 };
  }
  try {
    return await withDatabase(parseConfig(env), command);
  } catch (fault) {
    if (!(fault instanceof ConfigError)) throw fault;
    return { error: `${fault.message}\n`, code: 1 };
  }
};
