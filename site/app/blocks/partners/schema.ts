import { defineBlock } from '../define.ts';
import { list, maybeText, partnerCard, partnerCardParts, text } from '../fields/index.ts';

export const partners = defineBlock(
  'trust.partners',
  { title: text, text: maybeText, partners: list(partnerCard) },
  { partners: partnerCardParts },
);
