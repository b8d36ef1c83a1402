import { defineBlock } from '../define.ts';
import { image, maybe, maybeText, media, personCard, personCardParts, text } from '../fields/index.ts';

export const quote = defineBlock(
  'text.quote',
  { text, name: maybeText, role: maybeText, employee: maybe(personCard), image: maybe(image) },
  { employee: personCardParts, image: media },
);
