import { defineBlock } from '../define.ts';
import { contactPerson, contactPersonParts, maybe, maybeText, text } from '../fields/index.ts';

export const contactFormBanner = defineBlock(
  'contact.contact-form-banner',
  { title: text, text: maybeText, employee: maybe(contactPerson) },
  { employee: contactPersonParts },
);
