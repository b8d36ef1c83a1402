import { defineBlock } from '../define.ts';
import { discColour, image, images, maybe, maybeNumber, maybeText, named, personCard, text } from '../fields/index.ts';

/** Author, date, reading time and category are the insight's own: its query lays them beside what the header says. */
export const insightHeader = defineBlock(
  'headers.insight-header',
  {
    title: text,
    intro: maybeText,
    image: maybe(image),
    imageNarrow: maybe(image),
    disc: maybe(discColour),
    author: maybe(personCard),
    date: text,
    readingMinutes: maybeNumber,
    category: maybe(named),
  },
  images,
);
