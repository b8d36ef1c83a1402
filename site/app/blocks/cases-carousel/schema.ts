import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { caseCard, caseCardParts, link, list, maybe, text } from '../fields/index.ts';

export const casesCarousel = defineBlock(
  'collections.cases-carousel',
  { title: text, cases: list(caseCard), autoplay: v.fallback(v.boolean(), false), link: maybe(link) },
  { cases: caseCardParts, link: true },
);
