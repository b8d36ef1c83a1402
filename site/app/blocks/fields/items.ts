import * as v from 'valibot';
import { safeUrl } from './link.ts';
import { file, image } from './media.ts';
import { maybe, maybeText, text } from './text.ts';

/** `shared.item`: a habit, a step, a chapter. */
export const item = v.object({ title: text, text: maybeText, note: maybeText });
export type Item = v.InferOutput<typeof item>;

/** `shared.fact`: a number and what it counts. */
export const fact = v.object({ value: text, label: text });

/** `shared.figure`. Without alternative text the picture counts as decoration. */
export const figure = v.object({ image, alt: maybeText, caption: maybeText });

/** `shared.social` */
export const social = v.object({ network: v.picklist(['facebook', 'instagram', 'linkedin']), url: safeUrl });

/** `shared.film`: a file of our own, or a host's address that waits for consent. */
export const film = v.object({
  title: text,
  description: maybeText,
  duration: maybeText,
  file: maybe(file),
  captions: maybe(file),
  poster: maybe(image),
  hostedUrl: maybe(v.pipe(safeUrl, v.startsWith('https://'))),
});
export type Film = v.InferOutput<typeof film>;
