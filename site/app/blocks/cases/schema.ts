import { defineBlock } from '../define.ts';
import { caseCard, caseCardParts, link, list, maybe, maybeText, text } from '../fields/index.ts';

export const cases = defineBlock(
  'collections.cases',
  { title: text, text: maybeText, cases: list(caseCard), link: maybe(link) },
  { cases: caseCardParts, link: true },
);
