import { defineBlock } from '../define.ts';
import { fact, list, maybeText, text } from '../fields/index.ts';

export const highlight = defineBlock(
  'text.highlight',
  { before: maybeText, value: text, text: maybeText, facts: list(fact) },
  { facts: true },
);
