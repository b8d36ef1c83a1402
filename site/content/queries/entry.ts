import * as v from 'valibot';
import type { Block } from '../../app/blocks/block.ts';
import { slug as slugSchema } from '../../app/blocks/fields/index.ts';
import { type Ask, absent, askForSlug, type Found, found } from '../ask.ts';
import { type PageEntry, pagePopulate, parsePage } from '../entry/entry.ts';
import { asRecord } from '../record.ts';
import { type EntryHeader, headerPopulate, parseHeader } from './header.ts';
import type { Own, OwnData } from './own.ts';

/** A collection whose entries are pages. */
interface Pages<Entries extends v.ObjectEntries> {
  collection: string;
  /** The field that holds an entry's title. */
  titled?: string;
  header?: EntryHeader;
  own: Own<Entries>;
}

export type EntryPage<Entries extends v.ObjectEntries> = PageEntry &
  OwnData<Entries> & {
    /** The header block, when there is one and its content will do. */
    header: Block | undefined;
  };

/** A slug from an address, normalised; undefined when it cannot be one, and then the CMS is not asked. */
export const slugOf = (value: string | undefined): string | undefined => {
  const parsed = v.safeParse(slugSchema, value);
  return parsed.success ? parsed.output : undefined;
};

/** Reads the page of a collection that has this slug, in the asker's locale. */
export const readEntry = async <const Entries extends v.ObjectEntries>(
  ask: Ask,
  address: string | undefined,
  { collection, titled = 'title', header, own }: Pages<Entries>,
): Promise<Found<EntryPage<Entries>>> => {
  const slug = slugOf(address);
  if (!slug) return absent;
  const query = {
    fields: [titled, 'slug', ...own.fields],
    populate: pagePopulate({ ...headerPopulate(header), ...own.populate }),
  };
  const raw = asRecord(await askForSlug(ask, collection, slug, query));
  if (!raw) return absent;
  const [page, opening] = await Promise.all([
    parsePage(ask, { ...raw, title: raw[titled] ?? null }),
    parseHeader(ask, raw, header, `${collection} ${slug}`),
  ]);
  return found({ ...page, ...v.parse(v.object(own.entries), raw), header: opening });
};
