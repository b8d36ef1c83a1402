import { defineBlock } from '../define.ts';
import { image, maybe, maybeText, media, text } from '../fields/index.ts';

export const contactHeader = defineBlock(
  'headers.contact-header',
  { title: text, text: maybeText, image: maybe(image) },
  { image: media },
);
