import type * as v from 'valibot';
import type { Populates } from '../../app/blocks/fields/index.ts';

/** What a screen draws of an entry beyond what all pages share: what to ask for, and what must come back. */
export interface Own<Entries extends v.ObjectEntries> {
  fields: readonly string[];
  populate?: Populates;
  entries: Entries;
}

export type OwnData<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

export const defineOwn = <const Entries extends v.ObjectEntries>(own: Own<Entries>) => own;
