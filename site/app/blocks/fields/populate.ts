import { mediaFields } from './media.ts';

/** Strapi's populate, as far as the site uses it: https://docs.strapi.io/cms/api/rest/populate-select */
export interface Populate {
  fields?: readonly string[];
  populate?: { [name: string]: Populate | true };
  sort?: readonly string[];
  on?: { [component: string]: Populate | true };
}
export type Populates = { [name: string]: Populate | true };

/** The pieces blocks ask for, each with just the fields a view draws. */
export const media: Populate = { fields: mediaFields };
export const images: Populates = { image: media, imageNarrow: media };
export const filmParts: Populate = { populate: { file: media, captions: media, poster: media } };
export const figures: Populate = { populate: { image: media } };

export const caseCardParts: Populate = {
  fields: ['title', 'slug', 'kind', 'summary', 'year', 'quote', 'quoteName', 'quoteRole'],
  populate: { ...images, client: { fields: ['name'] } },
};
export const insightCardParts: Populate = {
  fields: ['title', 'slug', 'summary', 'date', 'readingMinutes'],
  populate: { ...images, category: { fields: ['title', 'slug'] } },
};
export const personCardParts: Populate = {
  fields: ['name', 'slug', 'role', 'email', 'phone'],
  populate: { portrait: media, cutout: media },
};
/** A colleague in a crew. */
export const crewParts: Populate = {
  fields: ['name', 'slug', 'role'],
  populate: { portrait: media, cutout: media },
};
export const contactPersonParts: Populate = { ...personCardParts, populate: { portrait: media } };
export const partnerCardParts: Populate = { fields: ['name', 'text', 'url'], populate: { logo: media } };
