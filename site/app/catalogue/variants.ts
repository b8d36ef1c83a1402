import * as v from 'valibot';
import type { BlockName } from '../blocks/schemas.ts';
import { schemas } from '../blocks/schemas.ts';

/** `full`: the sample as it is; `bare`: without all that an editor may leave out; `long`: with far too many, too long words. */
export const variants = ['full', 'bare', 'long'] as const;
export type Variant = (typeof variants)[number];
export const isVariant = (name: string): name is Variant => variants.some((variant) => variant === name);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what holds words grows: no address, no name of a thing. */
const isWords = (text: string) => / /.test(text) && !/^(?:https?:|mailto:|tel:|\/)/.test(text);
const longWord = 'waterkeringbeheersverordening';

const lengthen = (value: unknown): unknown => {
  if (typeof value === 'string') return isWords(value) ? `${value} ${longWord} ${value}` : value;
  if (Array.isArray(value)) return value.map(lengthen);
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthen(inner)]))
    : value;
};

const reduce = (name: BlockName, sample: Fields): Fields => {
  const left = { ...sample };
  for (const [key, value] of Object.entries(sample)) {
    left[key] = null;
    if (!v.safeParse(schemas[name].schema, left).success) left[key] = value;
  }
  return left;
};

/** A block's sample with more or less in it. */
export const vary = (name: BlockName, sample: Fields, variant: Variant): Fields => {
  if (variant === 'bare') return reduce(name, sample);
  if (variant === 'full') return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, lengthen(value)]));
};
