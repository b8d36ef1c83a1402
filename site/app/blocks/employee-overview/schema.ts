import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { link, list, maybe, maybeText, media, personCard, text } from '../fields/index.ts';

export const employeeOverview = defineBlock(
  'collections.employee-overview',
  {
    title: text,
    text: maybeText,
    employees: list(v.pick(personCard, ['name', 'slug', 'role', 'portrait'])),
    link: maybe(link),
  },
  { employees: { fields: ['name', 'slug', 'role'], populate: { portrait: media } }, link: true },
);
