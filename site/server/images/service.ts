import type { Config } from '../config.ts';
import { failureDetails, type Log } from '../log.ts';
import { createImageCache } from './cache.ts';
import { download } from './download.ts';
import { ImageFault } from './fault.ts';
import { keyOf, parseModifiers, type Wanted } from './modifiers.ts';
import { createPaintProcess } from './paintProcess.ts';
import { createRefusals } from './refusals.ts';
import { type Source, sourcesOf } from './sources.ts';
import { type Stored, storedOf } from './storedFile.ts';
import { createTogether } from './together.ts';
import { createTurns } from './turns.ts';

const atOnce = 2;
/** Beyond these two, a source each may be on its way or in hand: that many times 20 MB at most. */
const inHand = 4;
const inLine = 500;
const complaintMs = 60_000;

type ImageConfig = Pick<Config, 'contentUrl' | 'contentTimeoutMs' | 'imageHosts' | 'imageCacheDir' | 'imageCacheBytes'>;

/** Pictures in the sizes and formats that are asked for: from the cache, or made of their source, once however many ask. */
export const createImages = (config: ImageConfig, log: Log) => {
  let complained = 0;
  const warn = (failure: unknown) => {
    if (Date.now() - complained < complaintMs) return;
    complained = Date.now();
    log.warn(failureDetails(failure), 'pictures cannot be kept; each is made anew');
  };
  const cache = createImageCache({ dir: config.imageCacheDir, maxBytes: config.imageCacheBytes, warn });
  const painter = createPaintProcess();
  const sourceOf = sourcesOf(config);
  const together = createTogether<Stored>();
  const sources = createTurns(inHand, inLine);
  const paints = createTurns(atOnce, inLine);
  const refusals = createRefusals();

  const make = async (wanted: Wanted, source: Source, key: string): Promise<Stored> => {
    const known = refusals.of(source.url.origin) ?? refusals.of(source.url.href);
    if (known) throw known;
    const bytes = await download(source, config.contentTimeoutMs * 5).catch((fault: ImageFault) => {
      refusals.add(fault.status === 503 ? source.url.origin : source.url.href, fault);
      throw fault;
    });
    const { format, data } = await paints(() => painter.paint(bytes, wanted)).catch((fault: ImageFault) => {
      if (fault.status !== 503) refusals.add(source.url.href, fault);
      throw fault;
    });
    const stored = storedOf(format, data);
    await cache.put(key, stored);
    return stored;
  };

  return {
    /**
     * @throws {ImageFault} when it is refused, or cannot be had
     */
    get: async (modifiers: string, name: string): Promise<Stored> => {
      const wanted = parseModifiers(modifiers);
      const source = sourceOf(name);
      const key = `${keyOf(wanted)} ${source.url.href}`;
      return (await cache.get(key)) ?? together(key, () => sources(() => make(wanted, source, key)));
    },
    cache,
    close: painter.close,
  };
};

export type Images = ReturnType<typeof createImages>;
