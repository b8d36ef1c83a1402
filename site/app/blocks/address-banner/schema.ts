import { defineBlock } from '../define.ts';
import { image, link, maybe, maybeText, media, text } from '../fields/index.ts';

export const addressBanner = defineBlock(
  'contact.address-banner',
  { title: text, text: maybeText, image: maybe(image), route: maybe(link) },
  { image: media, route: true },
);
