import { maybeText, richText } from '../../app/blocks/fields/index.ts';
import type { Ask } from '../ask.ts';
import { readEntry } from './entry.ts';
import { defineOwn } from './own.ts';
import { readSingle } from './single.ts';

const generic = defineOwn({ fields: ['intro', 'changedOn'], entries: { intro: maybeText, changedOn: maybeText } });
const cookies = defineOwn({ fields: ['intro', 'text'], entries: { intro: maybeText, text: richText } });
const contact = defineOwn({ fields: ['visitTitle'], entries: { visitTitle: maybeText } });

/** A page that belongs to no collection of its own: terms, a vacancy. */
export const readGenericPage = (ask: Ask, slug: string | undefined) =>
  readEntry(ask, slug, { collection: 'pages', own: generic });

export const readCookies = (ask: Ask) => readSingle(ask, 'cookies', undefined, cookies);
export const readContact = (ask: Ask) => readSingle(ask, 'contact', 'contact-header', contact);
export const readCareers = (ask: Ask) => readSingle(ask, 'careers', 'careers-header');
