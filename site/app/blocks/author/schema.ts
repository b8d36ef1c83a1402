import { defineBlock } from '../define.ts';
import { maybe, maybeText, personCard, personCardParts } from '../fields/index.ts';

export const author = defineBlock(
  'contact.author',
  { title: maybeText, text: maybeText, employee: maybe(personCard) },
  { employee: personCardParts },
);
