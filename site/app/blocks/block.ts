import type { Edge, Theme } from './define.ts';
import type { BlockName } from './schemas.ts';
import type { BlockData } from './view.ts';

/** A block of a page, parsed: its name, its frame, and what its view draws. */
export type Block = {
  [Name in BlockName]: { name: Name; id: string; theme: Theme; edge: Edge; data: BlockData<Name> };
}[BlockName];

export type BlockOf<Name extends BlockName> = Extract<Block, { name: Name }>;
