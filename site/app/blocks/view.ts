import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { BlockName, schemas } from './schemas.ts';

/** What a view gets: parsed and ready, for it to draw. */
export type BlockData<Name extends BlockName> = v.InferOutput<(typeof schemas)[Name]['schema']>;

export type BlockView<Name extends BlockName> = (props: { block: BlockData<Name> }) => ReactNode;
