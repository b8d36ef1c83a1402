import { defineBlock } from '../define.ts';
import { image, images, link, maybe, maybeText, text } from '../fields/index.ts';

export const footerBanner = defineBlock(
  'banners.footer-banner',
  { title: text, text: maybeText, link: maybe(link), image: maybe(image), imageNarrow: maybe(image) },
  { ...images, link: true },
);
