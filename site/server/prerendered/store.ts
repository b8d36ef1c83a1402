import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { failureDetails, type Log } from '../log.ts';
import { hashOf, type Manifest, manifest, manifestFile } from './manifest.ts';

type Kind = 'page' | 'payload';

export interface Stored {
  bytes: Uint8Array<ArrayBuffer>;
  /** When the set was made. */
  made: Date;
}

interface Options {
  folder: string;
  /** Sets of another one are left alone. */
  edition: string;
  log: Log;
}

/** How long the folder goes unwatched, at most: a set that is made while the site runs is used from then on. */
const lookAgainMs = 1000;

const isMissing = (failure: unknown) => failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

/**
 * The pages and payloads that `npm run prerender` has made, read from disk when they are needed. Their list is read at once;
 * one that will not do is said in the log, and there is none then.
 */
export const openPrerendered = ({ folder, edition, log }: Options) => {
  const path = join(folder, manifestFile);
  let set: Manifest | undefined;
  let seen = '';
  let looked = Number.NEGATIVE_INFINITY;

  const read = async (): Promise<Manifest | undefined> => {
    try {
      const found = v.parse(manifest, JSON.parse(await readFile(path, 'utf8')));
      if (found.edition === edition) return found;
      log.warn({ folder, made: found.made }, 'pre-rendered pages of another build or other settings are not used');
    } catch (failure) {
      log.warn({ folder, ...failureDetails(failure) }, 'the list of pre-rendered pages cannot be read');
    }
    return undefined;
  };

  const look = async (): Promise<void> => {
    const now = performance.now();
    if (now - looked < lookAgainMs) return;
    looked = now;
    const state = await stat(path).then(
      ({ mtimeMs, ino, size }) => `${mtimeMs} ${ino} ${size}`,
      (failure: unknown) => (isMissing(failure) ? '' : 'unreadable'),
    );
    if (state === seen) return;
    seen = state;
    set = state ? await read() : undefined;
  };

  void look();
  return {
    /** What was stored of an address; undefined when nothing was, or when it is no longer what was stored. */
    find: async (address: string, kind: Kind): Promise<Stored | undefined> => {
      await look();
      const stored = set && Object.hasOwn(set.addresses, address) ? set.addresses[address]?.[kind] : undefined;
      if (!set || !stored) return undefined;
      const { made, folder: within } = set;
      const bytes = await readFile(join(folder, within, stored.file)).catch(() => undefined);
      if (!bytes || hashOf(bytes) !== stored.hash) {
        log.warn({ folder, address, kind }, 'a pre-rendered file is missing or not whole');
        return undefined;
      }
      return { bytes: new Uint8Array(bytes), made: new Date(made) };
    },
  };
};

export type Prerendered = ReturnType<typeof openPrerendered>;
