import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { watchedQuery } from '../../app/pages/overview.ts';
import { type Config, publicCaptcha } from '../config.ts';

/** The list's own name in its folder: to write it anew is what changes one set for another. */
export const manifestFile = 'manifest.json';

/** Names that can lead nowhere else. */
const name = v.pipe(v.string(), v.regex(/^[\w-]+(?:\.\w+)?$/));

const file = v.object({ file: name, hash: v.string(), bytes: v.number() });
export type StoredFile = v.InferOutput<typeof file>;

export const manifest = v.object({
  version: v.literal(1),
  /** What the pages were made for, see `editionOf`. */
  edition: v.string(),
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** The folder of the set, beside the list. */
  folder: name,
  addresses: v.record(v.string(), v.object({ page: file, payload: file })),
});
export type Manifest = v.InferOutput<typeof manifest>;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** Whatever stands in a page besides content: one that was made for another edition names files that are gone. */
export const editionOf = (build: string, { siteUrl, locales, gtmId, videoHosts, captcha }: Config): string =>
  hashOf(Buffer.from(JSON.stringify([build, siteUrl, locales, gtmId, videoHosts, captcha && publicCaptcha(captcha)])));

/** The page that an address means: its path, and the keys of its query that mean something to a screen. */
export const addressOf = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams(watchedQuery(searchParams));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
