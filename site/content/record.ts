import type { Json } from './client/shape.ts';

export type JsonRecord = { [key: string]: Json };

/** An object of an answer; undefined for anything else. */
export const asRecord = (value: Json | undefined): JsonRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
