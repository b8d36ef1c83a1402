import * as v from 'valibot';
import { maybe, maybeNumber, maybeText, text } from './text.ts';

/**
 * Where the site serves a medium of the CMS. Uploads go through the site's own `/media`, so that a visitor needs
 * neither the CMS's address nor its being up for what a cache holds.
 */
const mediaUrl = v.pipe(
  text,
  v.check((url) => url.startsWith('/uploads/') || /^https?:\/\//i.test(url), 'not an upload'),
  v.transform((url) => url.replace(/^\/uploads\//, '/media/')),
);

export const mediaFields = [
  'url',
  'mime',
  'width',
  'height',
  'alternativeText',
  'name',
  'focalPoint',
  'updatedAt',
] as const;

/** What the editor marked as the heart of a picture, in per cent from the left and from the top. */
const focal = v.object({
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

/** An upload that is replaced or cut keeps its name, and addresses are kept for good: so the time of change is part of them. */
const dated = (url: string, updatedAt: string | undefined): string => {
  const time = Date.parse(updatedAt ?? '');
  return url.startsWith('/media/') && time > 0 ? `${url}?v=${time.toString(36)}` : url;
};

export const file = v.object({ url: mediaUrl, mime: text });

export const image = v.pipe(
  v.object({
    url: mediaUrl,
    mime: v.pipe(text, v.startsWith('image/')),
    width: maybeNumber,
    height: maybeNumber,
    alternativeText: maybeText,
    focalPoint: maybe(focal),
    updatedAt: maybeText,
  }),
  v.transform(({ url, width, height, alternativeText, focalPoint, updatedAt }) => ({
    url: dated(url, updatedAt),
    width,
    height,
    alt: alternativeText ?? '',
    ...(focalPoint && { focal: focalPoint }),
  })),
);
export type SiteImage = v.InferOutput<typeof image>;
