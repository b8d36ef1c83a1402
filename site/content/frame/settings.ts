import * as v from 'valibot';
import {
  image,
  link,
  list,
  maybe,
  maybeText,
  media,
  type Populates,
  social,
  text,
} from '../../app/blocks/fields/index.ts';

const address = v.object({
  kind: v.picklist(['address', 'firstResponse', 'frontOffice']),
  title: text,
  street: maybeText,
  postalCode: maybeText,
  city: maybeText,
  email: maybeText,
  phone: maybeText,
  link: maybe(link),
  note: maybeText,
});
export type Address = v.InferOutput<typeof address>;

/** What stands on every page. */
export const settings = v.object({
  company: text,
  description: maybeText,
  email: maybeText,
  phone: maybeText,
  registration: maybeText,
  addresses: list(address),
  socials: list(social),
  footerTitle: maybeText,
  footerText: maybeText,
  formalitiesTitle: maybeText,
  talentTitle: maybeText,
  talentText: maybeText,
  socialsTitle: maybeText,
  newsletterTitle: maybeText,
  newsletterText: maybeText,
  privacyUrl: maybeText,
  shareImage: maybe(image),
});
export type Settings = v.InferOutput<typeof settings>;

export const settingsPopulate: Populates = {
  addresses: { populate: { link: true } },
  socials: true,
  shareImage: media,
};
