import * as v from 'valibot';
import {
  image,
  images,
  link,
  maybe,
  maybeNumber,
  maybeText,
  personCard,
  personCardParts,
  text,
} from '../../app/blocks/fields/index.ts';
import type { Ask } from '../ask.ts';
import { solutionCards } from './cards.ts';
import { readEntry } from './entry.ts';
import { readSome } from './list.ts';
import { defineOwn } from './own.ts';

/** More than an agency can sell; the CMS gives no more at once. */
const all = 100;

/** Every product and service, in the editor's order. */
export const readSolutions = (ask: Ask) => readSome(ask, solutionCards, all);

const own = defineOwn({
  fields: ['kind', 'order', 'tagline', 'summary'],
  populate: { ...images, person: personCardParts, action: true },
  entries: {
    kind: v.fallback(v.picklist(['product', 'service']), 'product'),
    order: maybeNumber,
    tagline: text,
    summary: maybeText,
    image: maybe(image),
    imageNarrow: maybe(image),
    person: maybe(personCard),
    action: maybe(link),
  },
});

export const readSolution = (ask: Ask, slug: string | undefined) =>
  readEntry(ask, slug, { collection: 'solutions', own });
