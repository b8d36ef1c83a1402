import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '../../content/client/index.ts';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { type Address, publishedAddresses } from './addresses.ts';
import { asker } from './ask.ts';
import { collect } from './collect.ts';
import { type Manifest, manifestFile } from './manifest.ts';

interface Made {
  count: number;
  bytes: number;
  absent: string[];
  /** Addresses that answered neither 200 nor 404, with what they answered. With one of them the set is not used. */
  failed: string[];
}

async function* everywhere({ locales, contentUrl, contentTimeoutMs }: Config): AsyncGenerator<Address> {
  for (const locale of locales) {
    const client = createClient({ baseUrl: contentUrl, timeoutMs: contentTimeoutMs, locale });
    yield* publishedAddresses(client, locale);
  }
}

const bytesOf = (addresses: Manifest['addresses']) =>
  Object.values(addresses).reduce((sum, { page, payload }) => sum + page.bytes + payload.bytes, 0);

/**
 * Makes a set of every published page and payload. It is used in whole or not at all: its files go into a folder of their
 * own, and the list that names it takes the place of the last one in one step. The last set stays for one more run, for
 * whoever is just reading from it.
 * @throws what the content service throws when it will not say what is published
 */
export const makeSet = async (app: App, config: Config, tell: (done: number) => void): Promise<Made> => {
  const { prerenderDir, siteUrl } = config;
  const made = new Date().toISOString();
  const folder = `${made.replaceAll(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
  const path = join(prerenderDir, folder);
  await mkdir(path, { recursive: true });
  try {
    const keep = (name: string, bytes: Uint8Array) => writeFile(join(path, name), bytes);
    const { addresses, absent, failed } = await collect({
      addresses: everywhere(config),
      ask: asker(app, siteUrl),
      keep,
      tell,
    });
    if (failed.length > 0) await rm(path, { recursive: true });
    else await use(prerenderDir, { version: 1, edition: app.edition, made, folder, addresses });
    return { count: Object.keys(addresses).length, bytes: bytesOf(addresses), absent, failed };
  } catch (failure) {
    await rm(path, { recursive: true, force: true });
    throw failure;
  }
};

/** Names of sets as they are made above, the oldest first when they are sorted. */
const setName = /^\d{17}-[\da-f]{8}$/;

const use = async (folder: string, set: Manifest): Promise<void> => {
  const part = join(folder, `${manifestFile}.part`);
  await writeFile(part, JSON.stringify(set));
  await rename(part, join(folder, manifestFile));
  const sets = (await readdir(folder)).filter((name) => setName.test(name)).sort();
  await Promise.all(sets.slice(0, -2).map((name) => rm(join(folder, name), { recursive: true, force: true })));
};
