import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { link, maybeText, text } from '../fields/index.ts';

export const callToActionBanner = defineBlock(
  'banners.call-to-action-banner',
  { title: text, text: maybeText, action: link, emptyChair: v.fallback(v.boolean(), false) },
  { action: true },
);
