import * as v from 'valibot';
import { list, type Populate } from '../../app/blocks/fields/index.ts';
import { type Ask, askFor } from '../ask.ts';
import type { Json } from '../client/shape.ts';

/** The cards of a collection: what to ask for, what must come back, and their usual order. */
export interface Cards<Schema extends v.GenericSchema> {
  collection: string;
  parts: Populate;
  schema: Schema;
  sort: readonly string[];
}

/** An answer that is no list at all is a broken one, not an empty one. */
const listData = v.array(v.unknown());

/** The part of a collection that the query asks for, and what was said of the whole. */
export const readList = async <Schema extends v.GenericSchema>(
  ask: Ask,
  { collection, parts, schema, sort }: Cards<Schema>,
  query: object,
): Promise<{ items: v.InferOutput<Schema>[]; meta: Json }> => {
  const { data, meta } = await askFor(ask, collection, { ...parts, sort, ...query });
  return { items: v.parse(list(schema), v.parse(listData, data)), meta };
};

/** The first few of a collection; nobody needs to know how many there are. */
export const readSome = async <Schema extends v.GenericSchema>(
  ask: Ask,
  cards: Cards<Schema>,
  limit: number,
  filters: object = {},
): Promise<v.InferOutput<Schema>[]> =>
  (await readList(ask, cards, { filters, pagination: { limit, withCount: false } })).items;
