import { defineBlock } from '../define.ts';
import { crewParts, link, list, maybe, maybeText, personCard, text } from '../fields/index.ts';

export const careersHeader = defineBlock(
  'headers.careers-header',
  { title: text, text: maybeText, employees: list(personCard), action: maybe(link) },
  { employees: crewParts, action: true },
);
