import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { maybeText, richText, text } from '../fields/index.ts';
import { clausesIn } from './clauses.ts';

export const contractTerms = defineBlock('text.contract-terms', {
  title: maybeText,
  sentence: v.pipe(text, v.transform(clausesIn)),
  lead: maybeText,
  text: richText,
});
