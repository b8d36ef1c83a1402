import { defineBlock } from '../define.ts';
import { link, maybe, maybeText, personCard, personCardParts, text } from '../fields/index.ts';

export const simpleContactBanner = defineBlock(
  'contact.simple-contact-banner',
  // The CMS asks for the action, but without it there is still a person to ring.
  { title: text, text: maybeText, employee: maybe(personCard), action: maybe(link) },
  { employee: personCardParts, action: true },
);
