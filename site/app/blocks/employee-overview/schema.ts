import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { crewParts, link, list, maybe, maybeText, personCard, text } from '../fields/index.ts';

export const employeeOverview = defineBlock(
  'collections.employee-overview',
  {
    title: text,
    text: maybeText,
    employees: list(v.pick(personCard, ['name', 'slug', 'role', 'portrait', 'cutout'])),
    link: maybe(link),
  },
  { employees: crewParts, link: true },
);
