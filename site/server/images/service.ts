import type { Config } from '../config.ts';
import { failureDetails, type Log } from '../log.ts';
import { createImageCache } from './cache.ts';
import { download } from './download.ts';
import type { ImageFault } from './fault.ts';
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
    const { origin, href } = source.url;
    const known = refusals.of(origin) ?? refusals.of(href) ?? refusals.of(key);
    if (known) throw known;
    // A source that is away takes its whole host with it; a picture that cannot be used fails in every size.
    const refuse = (outOfReach: string) => (fault: ImageFault) => {
      refusals.add(fault.status === 503 ? outOfReach : href, fault);
      log.warn({ source: href, status: fault.status, reason: fault.message }, 'no picture');
      throw fault;
    };
    const bytes = await download(source, config.contentTimeoutMs * 5).catch(refuse(origin));
    const { format, data } = await paints(() => painter.paint(bytes, wanted)).catch(refuse(key));
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
