import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import {
  film,
  filmParts,
  image,
  images,
  link,
  list,
  listOfSome,
  maybe,
  maybeText,
  personCard,
  text,
} from '../fields/index.ts';

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

/** Who sits in a slide: to be looked at, no more. */
const sitter = v.pick(personCard, ['slug', 'cutout']);
export type Sitter = v.InferOutput<typeof sitter>;

export const homeHeroSlides = defineBlock(
  'headers.home-hero-slides',
  {
    slides: listOfSome(slide),
    film: maybe(film),
    /** Of the agency's own people. */
    crew: list(sitter),
  },
  { slides: { populate: { ...images, link: true } }, film: filmParts },
);
