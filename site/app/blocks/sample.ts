import type * as v from 'valibot';
import type { BlockName, schemas } from './schemas.ts';

/** What the CMS sends for a block: feeds its test and the catalogue. */
export type Sample<Name extends BlockName> = v.InferInput<(typeof schemas)[Name]['schema']>;
