import { defineBlock } from '../define.ts';
import { contactPerson, contactPersonParts, link, maybe, maybeText, text } from '../fields/index.ts';

export const simpleContactBanner = defineBlock(
  'contact.simple-contact-banner',
  // The CMS asks for the action, but without it there is still a person to ring.
  { title: text, text: maybeText, employee: maybe(contactPerson), action: maybe(link) },
  { employee: contactPersonParts, action: true },
);
