import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { listOfSome, text } from '../fields/index.ts';

export const tickerTape = defineBlock(
  'banners.ticker-tape',
  { phrases: listOfSome(v.object({ text })) },
  { phrases: true },
);
