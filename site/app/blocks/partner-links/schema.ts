import { defineBlock } from '../define.ts';
import { link, list, maybeText, text } from '../fields/index.ts';

export const partnerLinks = defineBlock(
  'trust.partner-links',
  { title: text, text: maybeText, links: list(link) },
  { links: true },
);
