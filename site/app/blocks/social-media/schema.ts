import { defineBlock } from '../define.ts';
import { link, list, maybe, maybeText, social, text } from '../fields/index.ts';

export const socialMedia = defineBlock(
  'contact.social-media',
  {
    title: text,
    text: maybeText,
    networks: list(social),
    /** Those of the site settings, for a block without its own. */
    siteNetworks: list(social),
    link: maybe(link),
  },
  { networks: true, link: true },
);
