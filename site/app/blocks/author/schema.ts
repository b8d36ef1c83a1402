import { defineBlock } from '../define.ts';
import { contactPerson, contactPersonParts, maybe, maybeText } from '../fields/index.ts';

export const author = defineBlock(
  'contact.author',
  { title: maybeText, text: maybeText, employee: maybe(contactPerson) },
  { employee: contactPersonParts },
);
