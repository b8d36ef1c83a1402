import * as v from 'valibot';
import type { Block } from '../../app/blocks/block.ts';
import { list, maybe, maybeText, type Populates, slug, text } from '../../app/blocks/fields/index.ts';
import { knownLocales, type Locale } from '../../app/locale/locales.ts';
import type { Ask } from '../ask.ts';
import { blocksPopulate, parseBlocks } from '../blocks.ts';
import type { Json } from '../client/shape.ts';
import { type Metadata, metadata, metadataParts } from './metadata.ts';

const localization = v.object({ locale: v.picklist(knownLocales), slug: maybeText });

/** What every page of the CMS has, whatever its type. */
const shared = v.object({
  documentId: v.fallback(v.string(), ''),
  title: text,
  slug: maybe(slug),
  metadata: maybe(metadata),
  localizations: list(localization),
});

/** An entry that is a page: its title, its other languages, its metadata and its blocks. */
export interface PageEntry {
  documentId: string;
  title: string;
  slug: string | undefined;
  metadata: Metadata | undefined;
  localizations: { locale: Locale; slug: string | undefined }[];
  blocks: Block[];
}

/** Populate that every page asks for, with what its own type adds. */
export const pagePopulate = (own: Populates = {}): Populates => ({
  blocks: blocksPopulate,
  metadata: metadataParts,
  localizations: { fields: ['locale', 'slug'] },
  ...own,
});

/** Single types have no slug, and Strapi refuses to be asked for one. */
export const singlePopulate = (own: Populates = {}): Populates =>
  pagePopulate({ localizations: { fields: ['locale'] }, ...own });

/**
 * Parses what all pages share.
 * @throws {v.ValiError} when the entry has no title: then it is broken, not absent
 */
export const parsePage = async (ask: Ask, raw: Json): Promise<PageEntry> => {
  const entry = v.parse(shared, raw);
  const zone = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw['blocks'] : undefined;
  return { ...entry, blocks: await parseBlocks(ask, zone, `${entry.documentId} (${entry.title})`) };
};
