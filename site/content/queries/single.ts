import * as v from 'valibot';
import type { Block } from '../../app/blocks/block.ts';
import type { BlockName } from '../../app/blocks/schemas.ts';
import { type Ask, absent, askFor, type Found, found } from '../ask.ts';
import { blockPopulate, parseBlock } from '../blocks.ts';
import { isNotFound } from '../client/index.ts';
import { type PageEntry, parsePage, singlePopulate } from '../entry/entry.ts';
import { asRecord, type JsonRecord } from '../record.ts';
import type { Own, OwnData } from './own.ts';

export type SinglePage<Entries extends v.ObjectEntries> = PageEntry &
  OwnData<Entries> & {
    /** The header block, when its content will do. */
    header: Block | undefined;
  };

/** Reads one of the single types that are pages; "absent" when it is not published in this locale. */
export const readSingle = async <const Entries extends v.ObjectEntries = Record<never, never>>(
  ask: Ask,
  name: string,
  header: BlockName | undefined,
  own: Own<Entries> = { fields: [], entries: {} as Entries },
): Promise<Found<SinglePage<Entries>>> => {
  const raw = await single(ask, name, {
    fields: ['title', ...own.fields],
    populate: singlePopulate({ ...(header ? { header: blockPopulate(header) } : {}), ...own.populate }),
  });
  if (!raw) return absent;
  const [page, opening] = await Promise.all([
    parsePage(ask, raw),
    header && parseBlock(ask, header, raw.header ?? null, name),
  ]);
  return found({ ...page, ...v.parse(v.object(own.entries), raw), header: opening });
};

const single = async (ask: Ask, name: string, query: object): Promise<JsonRecord | undefined> => {
  try {
    return asRecord((await askFor(ask, name, query)).data);
  } catch (failure) {
    if (isNotFound(failure)) return undefined;
    throw failure;
  }
};
