import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './places.ts';

export interface Said {
  code: number;
  out: string;
  error: string;
}

const run = (file: string, args: string[], env: Record<string, string>) =>
  new Promise<Said>((resolve) => {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const variables = { PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C.UTF-8', ...env };
    execFile(process.execPath, [path, ...args], { env: variables }, (fault, out, error) =>
      resolve({ code: fault ? Number(fault.code) : 0, out, error }),
    );
  });

/** What `npm run outbox` runs once everything is installed. */
export const outboxCommand = ({ env }: Pick<Place, 'env'>, ...args: string[]) =>
  run('../../server/outboxCommand.ts', args, env);

/** The same from its beginning. */
export const outboxScript = ({ env }: Pick<Place, 'env'>, ...args: string[]) =>
  run('../../../scripts/outbox.mjs', args, env);
