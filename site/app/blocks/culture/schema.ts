import { defineBlock } from '../define.ts';
import { crewParts, image, item, link, list, maybe, maybeText, media, personCard, text } from '../fields/index.ts';

export const culture = defineBlock(
  'text.culture',
  {
    title: text,
    text: maybeText,
    habits: list(item),
    image: maybe(image),
    employees: list(personCard),
    link: maybe(link),
  },
  { habits: true, image: media, employees: crewParts, link: true },
);
