import type { Address } from './addresses.ts';
import { type Ask, payloadOf } from './ask.ts';
import { hashOf, type Manifest, type StoredFile } from './manifest.ts';

/** Enough to keep both programs busy, few enough that visitors do not notice. */
const atOnce = 4;

interface Plan {
  addresses: AsyncIterable<Address>;
  ask: Ask;
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
  tell: (done: number) => void;
}

interface Collected {
  addresses: Manifest['addresses'];
  /** Published when they were listed, and gone when they were asked for. */
  absent: string[];
  failed: string[];
}

/** Asks for page and payload of each address, a few at a time. What fails is named, and the rest goes on. */
export const collect = async ({ addresses, ask, keep, tell }: Plan): Promise<Collected> => {
  const collected: Collected = { addresses: {}, absent: [], failed: [] };

  const store = async (bytes: Uint8Array, suffix: string): Promise<StoredFile> => {
    const hash = hashOf(bytes);
    const file = `${hash}.${suffix}`;
    await keep(file, bytes);
    return { file, hash, bytes: bytes.length };
  };

  /** @returns the status, 200 when it was kept */
  const take = async (address: string): Promise<number> => {
    const [page, payload] = [await ask(address), await ask(payloadOf(address))];
    const status = Math.max(page.status, payload.status);
    if (status !== 200) return status;
    collected.addresses[address] = {
      page: await store(page.bytes, 'html'),
      payload: await store(payload.bytes, 'data'),
    };
    tell(Object.keys(collected.addresses).length);
    return status;
  };

  const takeAll = async ({ path, further }: Address): Promise<void> => {
    const status = await take(path);
    if (status === 404) collected.absent.push(path);
    else if (status !== 200) collected.failed.push(`${path} ${status}`);
    if (!further || status !== 200) return;
    for (let page = 2; ; page += 1) {
      const next = further(page);
      const answered = await take(next);
      if (answered === 404) return;
      if (answered === 200) continue;
      collected.failed.push(`${next} ${answered}`);
      return;
    }
  };

  const waiting = addresses[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) await takeAll(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return collected;
};
