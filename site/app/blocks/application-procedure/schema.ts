import { defineBlock } from '../define.ts';
import { item, listOfSome, maybeText, text } from '../fields/index.ts';

export const applicationProcedure = defineBlock(
  'text.application-procedure',
  { title: text, text: maybeText, steps: listOfSome(item) },
  { steps: true },
);
