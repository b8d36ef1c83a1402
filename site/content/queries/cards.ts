import * as v from 'valibot';
import {
  caseCard,
  caseCardParts,
  image,
  images,
  insightCard,
  insightCardParts,
  maybe,
  maybeNumber,
  maybeText,
  personCard,
  personCardParts,
  slug,
  text,
} from '../../app/blocks/fields/index.ts';
import type { Cards } from './list.ts';

const define = <const Schema extends v.GenericSchema>(cards: Cards<Schema>): Cards<Schema> => cards;

export const caseCards = define({
  collection: 'cases',
  parts: caseCardParts,
  schema: caseCard,
  sort: ['order:asc', 'title:asc'],
});

/** Newest first. */
export const insightCards = define({
  collection: 'insights',
  parts: insightCardParts,
  schema: insightCard,
  sort: ['date:desc', 'title:asc'],
});

export const personCards = define({
  collection: 'employees',
  parts: personCardParts,
  schema: personCard,
  sort: ['order:asc', 'name:asc'],
});

export const solutionCards = define({
  collection: 'solutions',
  parts: { fields: ['title', 'slug', 'kind', 'order', 'tagline', 'summary'], populate: images },
  schema: v.object({
    title: text,
    slug,
    kind: v.picklist(['product', 'service']),
    order: maybeNumber,
    tagline: text,
    summary: maybeText,
    image: maybe(image),
    imageNarrow: maybe(image),
  }),
  sort: ['order:asc', 'title:asc'],
});

export const aboutPageCards = define({
  collection: 'about-pages',
  parts: { fields: ['title', 'slug', 'intro'] },
  schema: v.object({ title: text, slug, intro: maybeText }),
  sort: ['order:asc', 'title:asc'],
});
