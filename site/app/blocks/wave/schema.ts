import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { maybeText } from '../fields/index.ts';

export const wave = defineBlock('banners.wave', {
  sea: v.fallback(v.picklist(['swell', 'calm', 'chop']), 'swell'),
  text: maybeText,
});
