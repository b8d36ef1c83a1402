import { defineBlock } from '../define.ts';
import { image, link, list, maybe, maybeText, media, richText } from '../fields/index.ts';

export const titleAndText = defineBlock(
  'text.title-and-text',
  { title: maybeText, lead: maybeText, text: richText, image: maybe(image), links: list(link) },
  { image: media, links: true },
);
