import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openShelf, unfinished } from './shelf.ts';
import { pack, type Stored, unpack } from './storedFile.ts';

interface Options {
  dir: string;
  maxBytes: number;
  warn: (failure: unknown) => void;
}

/** Finished pictures on disk. It may fail as it likes: what it cannot keep is made anew. */
export const createImageCache = ({ dir, maxBytes, warn }: Options) => {
  const shelf = openShelf(dir, maxBytes);
  const fileOf = (key: string) => join(dir, createHash('sha256').update(key).digest('hex').replace(/^../, '$&/'));

  return {
    ready: shelf.ready,
    bytes: shelf.bytes,
    get: async (key: string): Promise<Stored | undefined> => {
      const file = fileOf(key);
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return undefined;
      const stored = unpack(bytes);
      if (stored) shelf.use(file, bytes.length);
      else await shelf.remove(file);
      return stored;
    },
    put: async (key: string, stored: Stored): Promise<void> => {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}${unfinished}`;
      const bytes = pack(stored);
      if (bytes.length > maxBytes) return;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(part, bytes);
        // In one step, so that nobody ever reads half a picture.
        await rename(part, file);
        await shelf.add(file, bytes.length);
      } catch (failure) {
        await rm(part, { force: true }).catch(() => undefined);
        warn(failure);
      }
    },
  };
};
