import { defineBlock } from '../define.ts';
import { insightCard, insightCardParts, link, list, maybe, maybeText, text } from '../fields/index.ts';

export const insightsOverview = defineBlock(
  'collections.insights-overview',
  { title: text, text: maybeText, lead: maybe(insightCard), insights: list(insightCard), link: maybe(link) },
  { lead: insightCardParts, insights: insightCardParts, link: true },
);
