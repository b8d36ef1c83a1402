import type { Json } from '../client/shape.ts';
import { absent, type Ask, askFor, type Found, found } from '../ask.ts';
import { blockPopulate, parseBlock } from '../blocks.ts';
import { isNotFound } from '../client/index.ts';
import { type PageEntry, parsePage, singlePopulate } from '../entry/entry.ts';
import type { Block } from '../../app/blocks/block.ts';
import type { BlockName } from '../../app/blocks/schemas.ts';
import type { Populates } from '../../app/blocks/fields/index.ts';

export interface SinglePage extends PageEntry {
  /** The header block, when its content will do. */
  header: Block | undefined;
  /** The entry as it came, for what only its own screen draws. */
  raw: { [key: string]: Json };
}

/** Reads one of the single types that are pages; "absent" when it is not published in this locale. */
export const readSingle = async (ask: Ask, name: string, header: BlockName | undefined, own: Populates = {}): Promise<Found<SinglePage>> => {
  const populate = singlePopulate({ ...(header ? { header: blockPopulate(header) } : {}), ...own });
  const raw = await single(ask, name, populate);
  if (!raw) return absent;
  const page = await parsePage(ask, raw);
  return found({ ...page, raw, header: header && (await parseBlock(ask, header, raw['header'] ?? null, name)) });
};

const single = async (ask: Ask, name: string, populate: Populates): Promise<{ [key: string]: Json } | undefined> => {
  try {
    const { data } = await askFor(ask, name, { populate });
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
  } catch (failure) {
    if (isNotFound(failure)) return undefined;
    throw failure;
  }
};
