import * as v from 'valibot';
import { maybeText, text } from './text.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** True for a site path (`/cases`), a fragment, or a whole address of a harmless scheme. */
export const isSafeUrl = (url: string): boolean => {
  if (/^[/#]/.test(url)) return !/^\/[/\\]/.test(url);
  return URL.canParse(url) && schemes.has(new URL(url).protocol);
};

/** Addresses from the CMS: never `javascript:`, `data:` or a protocol-relative one. */
export const safeUrl = v.pipe(text, v.maxLength(2000), v.check(isSafeUrl, 'not a safe address'));

export const link = v.object({ label: text, url: safeUrl, description: maybeText });
export type SiteLink = v.InferOutput<typeof link>;
