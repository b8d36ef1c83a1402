import * as v from 'valibot';
import { image, maybe, maybeText, media, type Populate } from '../../app/blocks/fields/index.ts';

/** The page metadata object of `spec.md` §3. */
export const metadata = v.object({
  metaTitle: maybeText,
  metaDescription: maybeText,
  metaImage: maybe(image),
  robots: maybeText,
  canonicalURL: maybeText,
});
export type Metadata = v.InferOutput<typeof metadata>;

export const metadataParts: Populate = { populate: { metaImage: media } };
