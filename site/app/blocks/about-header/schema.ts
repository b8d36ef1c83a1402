import { defineBlock } from '../define.ts';
import { image, maybe, maybeText, media, text } from '../fields/index.ts';

export const aboutHeader = defineBlock(
  'headers.about-header',
  { statement: text, title: text, text: maybeText, image: maybe(image) },
  { image: media },
);
