import * as v from 'valibot';
import { maybeNumber, maybeText, text } from './text.ts';

/**
 * Where the site serves a medium of the CMS. Uploads go through the site's own `/media`, so that a visitor needs
 * neither the CMS's address nor its being up for what a cache holds.
 */
const mediaUrl = v.pipe(
  text,
  v.check((url) => url.startsWith('/uploads/') || /^https?:\/\//i.test(url), 'not an upload'),
  v.transform((url) => url.replace(/^\/uploads\//, '/media/')),
);

export const mediaFields = ['url', 'mime', 'width', 'height', 'alternativeText', 'name'] as const;

export const file = v.object({ url: mediaUrl, mime: text });

export const image = v.pipe(
  v.object({
    url: mediaUrl,
    mime: v.pipe(text, v.startsWith('image/')),
    width: maybeNumber,
    height: maybeNumber,
    alternativeText: maybeText,
  }),
  v.transform(({ url, width, height, alternativeText }) => ({ url, width, height, alt: alternativeText ?? '' })),
);
export type SiteImage = v.InferOutput<typeof image>;
