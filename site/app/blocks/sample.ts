import type * as v from 'valibot';
import type { BlockName, schemas } from './schemas.ts';

/** What the CMS sends for a block: feeds its test and the catalogue. */
export type Sample<Name extends BlockName> = v.InferInput<(typeof schemas)[Name]['schema']>;

/** Other faces the block has, by what makes them: only what differs from the sample. The catalogue shows them too. */
export type States<Name extends BlockName> = Record<string, Partial<Sample<Name>>>;
