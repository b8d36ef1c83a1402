import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { failureDetails, type Log } from '../log.ts';

const made = () => randomBytes(32).toString('base64url');

const kept = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};

/** The file appears whole or not at all; of two processes that start at once, the first one's counts for both. */
const keep = (folder: string, path: string): string => {
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${made()}\n`, { mode: 0o600 });
    linkSync(draft, path);
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure;
  } finally {
    rmSync(draft, { force: true });
  }
  return kept(path) ?? made();
};

type Kept = Pick<Config, 'secret' | 'dataDir'>;

/** Where a secret of this machine's own is kept. */
export const secretFile = ({ dataDir }: Pick<Kept, 'dataDir'>): string => join(dataDir, 'secret');

/** Whether there is one that outlives this process. */
export const hasSecret = (config: Kept): boolean => (config.secret ?? kept(secretFile(config))) !== undefined;

/** `SITE_SECRET`, or one of this machine's own, made when it is first needed and kept beside the site's data. */
export const secretOf = ({ secret, dataDir }: Kept, log: Log): string => {
  const path = secretFile({ dataDir });
  const known = secret ?? kept(path);
  if (known) return known;
  try {
    return keep(dataDir, path);
  } catch (failure) {
    log.warn(failureDetails(failure), 'secret not kept: links in mails are good until the site stops');
    return made();
  }
};
