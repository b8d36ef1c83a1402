import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { film, filmParts, image, images, link, listOfSome, maybe, maybeText, text } from '../fields/index.ts';

/** `shared.slide` */
const slide = v.object({
  label: text,
  statement: text,
  lead: maybeText,
  link: maybe(link),
  image: maybe(image),
  imageNarrow: maybe(image),
});
export type Slide = v.InferOutput<typeof slide>;

export const homeHeroSlides = defineBlock(
  'headers.home-hero-slides',
  { slides: listOfSome(slide), film: maybe(film) },
  { slides: { populate: { ...images, link: true } }, film: filmParts },
);
