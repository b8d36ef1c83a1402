import * as v from 'valibot';
import { defineBlock, themes } from '../define.ts';
import { image, images, list, maybe, maybeNumber, maybeText, named, text } from '../fields/index.ts';

/** Client, solutions and year are the case's own: its query lays them beside what the header says. */
export const caseHeader = defineBlock(
  'headers.case-header',
  {
    title: text,
    intro: maybeText,
    myRole: maybeText,
    image: maybe(image),
    imageNarrow: maybe(image),
    sky: maybe(v.picklist(themes)),
    client: maybe(v.object({ name: text })),
    solutions: list(named),
    year: maybeNumber,
  },
  images,
);
