import * as v from 'valibot';
import type { Block } from '../../app/blocks/block.ts';
import { list, maybeNumber, maybeText, slug, text } from '../../app/blocks/fields/index.ts';
import { knownLocales, type Locale } from '../../app/locale/locales.ts';
import { type Ask, absent, type Found, found } from '../ask.ts';
import type { Metadata } from '../entry/metadata.ts';
import { slugOf } from './entry.ts';
import { type Cards, readList } from './list.ts';
import { defineOwn } from './own.ts';
import { readSingle } from './single.ts';

/** An overview: the single type with its words, the cards it lists, and the relation it filters by. */
export interface Overviewed<Schema extends v.GenericSchema> {
  single: string;
  cards: Cards<Schema>;
  /** A relation of the collection, which is its facet too. */
  by: string;
  pageSize: number;
}

/** What one can filter by. */
export interface Term {
  title: string;
  slug: string;
  /** How many entries it leaves; undefined when that was not asked for. */
  count: number | undefined;
  localizations: { locale: Locale; slug: string }[];
}

export interface Overview<Card> {
  /** Undefined while nobody has written the overview's words in this language: it lists all the same. */
  words: Words | undefined;
  terms: Term[];
  /** The filter's value, as it was asked for. */
  chosen: string | undefined;
  /** How many entries there are without a filter. */
  all: number | undefined;
  items: Card[];
  page: number;
  pageCount: number;
}

interface Words {
  title: string;
  intro: string | undefined;
  emptyTitle: string | undefined;
  emptyText: string | undefined;
  metadata: Metadata | undefined;
  blocks: Block[];
}

const term = v.object({
  title: text,
  slug,
  localizations: list(v.object({ locale: v.picklist(knownLocales), slug })),
});

const own = defineOwn({
  fields: ['intro', 'emptyTitle', 'emptyText'],
  populate: {
    filterBy: { fields: ['title', 'slug'], populate: { localizations: { fields: ['locale', 'slug'] } } },
  },
  entries: { intro: maybeText, emptyTitle: maybeText, emptyText: maybeText, filterBy: list(term) },
});

const metaSchema = v.object({
  pagination: v.object({ pageCount: v.number() }),
  facets: list(v.object({ slug: text, count: v.number() })),
  total: maybeNumber,
});

const readPage = async <Schema extends v.GenericSchema>(
  ask: Ask,
  { cards, by, pageSize }: Overviewed<Schema>,
  { value, page }: { value: string | undefined; page: number },
) => {
  const chosen = slugOf(value);
  // No entry can have such a term, so there is nothing to ask.
  if (value !== undefined && !chosen) return { items: [], pageCount: 0, facets: [], total: undefined };
  const { items, meta } = await readList(ask, cards, {
    ...(chosen ? { filters: { [by]: { slug: { $eq: chosen } } } } : {}),
    pagination: { page, pageSize },
    facets: by,
  });
  const { pagination, facets, total } = v.parse(metaSchema, meta);
  return { items, pageCount: pagination.pageCount, facets, total };
};

/** Reads one page of an overview, filtered and paged by the CMS; "absent" for a page past its end. */
export const readOverview = async <Schema extends v.GenericSchema>(
  ask: Ask,
  overviewed: Overviewed<Schema>,
  asked: { value: string | undefined; page: number },
): Promise<Found<Overview<v.InferOutput<Schema>>>> => {
  const [single, { items, pageCount, facets, total }] = await Promise.all([
    readSingle(ask, overviewed.single, undefined, own),
    readPage(ask, overviewed, asked),
  ]);
  const { page, value: chosen } = asked;
  if (page > Math.max(pageCount, 1)) return absent;
  const words = single.found ? single.value : undefined;
  const counts = new Map(facets.map((facet) => [facet.slug, facet.count]));
  const terms = (words?.filterBy ?? []).map((filter) => ({ ...filter, count: counts.get(filter.slug) }));
  return found({ words, terms, chosen: slugOf(chosen) ?? chosen, all: total, items, page, pageCount });
};
