import { defineBlock } from '../define.ts';
import { image, images, item, listOfSome, maybe, maybeText } from '../fields/index.ts';

export const contentScroll = defineBlock(
  'text.content-scroll',
  { title: maybeText, image: maybe(image), imageNarrow: maybe(image), chapters: listOfSome(item) },
  { ...images, chapters: true },
);
