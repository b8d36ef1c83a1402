import { defineBlock } from '../define.ts';
import { insightCard, insightCardParts, link, list, maybe, maybeText, text } from '../fields/index.ts';

export const insights = defineBlock(
  'collections.insights',
  { title: text, text: maybeText, insights: list(insightCard), link: maybe(link) },
  { insights: insightCardParts, link: true },
);
