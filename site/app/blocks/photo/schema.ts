import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { image, images, maybe, maybeText } from '../fields/index.ts';

export const photo = defineBlock(
  'media.photo',
  {
    image,
    imageNarrow: maybe(image),
    alt: maybeText,
    caption: maybeText,
    width: v.fallback(v.picklist(['full', 'left', 'right']), 'full'),
  },
  images,
);
