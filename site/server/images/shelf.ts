import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const hour = 3_600_000;
export const unfinished = '.part';

/**
 * Keeps account of the files of a folder, the longest unused first, and removes those beyond a number of bytes.
 * A file's time of change says when it was last used, to the hour, so that the order survives a restart.
 */
export const openShelf = (dir: string, maxBytes: number) => {
  let files = new Map<string, { size: number; used: number }>();
  let total = 0;

  const forget = (file: string) => {
    total -= files.get(file)?.size ?? 0;
    files.delete(file);
  };

  const trim = async () => {
    while (total > maxBytes) {
      const [oldest] = files.keys();
      if (oldest === undefined) return;
      forget(oldest);
      await rm(oldest, { force: true }).catch(() => undefined);
    }
  };

  /** What lies there from before, beneath what has been put there since the start. */
  const takeStock = async () => {
    const found: [string, { size: number; used: number }][] = [];
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const facts = entry.isFile() ? await stat(file).catch(() => undefined) : undefined;
      if (!facts || files.has(file)) continue;
      if (!file.endsWith(unfinished)) found.push([file, { size: facts.size, used: facts.mtimeMs }]);
      else if (facts.mtimeMs < Date.now() - hour) await rm(file, { force: true });
    }
    const fresh = found.filter(([file]) => !files.has(file)).sort(([, a], [, b]) => a.used - b.used);
    files = new Map([...fresh, ...files]);
    for (const [, { size }] of fresh) total += size;
    await trim();
  };

  return {
    /** Resolves when what lay there from before is accounted for. */
    ready: takeStock().catch(() => undefined),
    add: async (file: string, size: number): Promise<void> => {
      forget(file);
      files.set(file, { size, used: Date.now() });
      total += size;
      await trim();
    },
    use: (file: string, size: number): void => {
      const known = files.get(file);
      const now = Date.now();
      const old = !known || now - known.used > hour;
      if (!known) total += size;
      files.delete(file);
      files.set(file, { size, used: old ? now : known.used });
      if (old) utimes(file, new Date(now), new Date(now)).catch(() => undefined);
    },
    remove: async (file: string): Promise<void> => {
      forget(file);
      await rm(file, { force: true }).catch(() => undefined);
    },
    bytes: () => total,
  };
};
