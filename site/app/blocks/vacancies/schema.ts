import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { link, list, maybe, maybeNumber, maybeText, offerCard, text } from '../fields/index.ts';

export const vacancies = defineBlock(
  'collections.vacancies',
  {
    title: text,
    text: maybeText,
    emptyText: maybeText,
    limit: maybeNumber,
    link: maybe(link),
    /** From the job board; null while that has never answered. */
    offers: v.nullable(list(offerCard)),
  },
  { link: true },
);
