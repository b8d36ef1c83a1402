import { defineBlock } from '../define.ts';
import { discColour, maybe, maybeText, personCard, personCardParts } from '../fields/index.ts';

export const author = defineBlock(
  'contact.author',
  { title: maybeText, text: maybeText, employee: maybe(personCard), disc: maybe(discColour) },
  { employee: personCardParts },
);
