import type { Block } from '../../app/blocks/block.ts';
import type { Populates } from '../../app/blocks/fields/index.ts';
import type { BlockName } from '../../app/blocks/schemas.ts';
import type { Ask } from '../ask.ts';
import { blockPopulate, parseBlock } from '../blocks.ts';
import { asRecord, type JsonRecord } from '../record.ts';

/** The header block of a collection's entries. */
export interface EntryHeader {
  block: BlockName;
  /** What the entry itself knows and its header shows. */
  facts?: readonly string[];
  /** What the header takes over from the entry where the editor gave it none of its own. */
  fallbacks?: readonly string[];
}

export const headerPopulate = (header: EntryHeader | undefined): Populates =>
  header ? { header: blockPopulate(header.block) } : {};

const withFacts = (entry: JsonRecord, words: JsonRecord, { facts = [], fallbacks = [] }: EntryHeader): JsonRecord => ({
  ...words,
  ...Object.fromEntries(facts.map((name) => [name, entry[name] ?? null])),
  ...Object.fromEntries(fallbacks.map((name) => [name, words[name] || (entry[name] ?? null)])),
});

/** The header of an entry; undefined where it has none, or one that will not do. */
export const parseHeader = async (
  ask: Ask,
  entry: JsonRecord,
  header: EntryHeader | undefined,
  name: string,
): Promise<Block | undefined> => {
  const words = asRecord(entry.header);
  return header && words && parseBlock(ask, header.block, withFacts(entry, words, header), name);
};
