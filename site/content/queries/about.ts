import { maybeText } from '../../app/blocks/fields/index.ts';
import { type Ask, absent, found } from '../ask.ts';
import { aboutPageCards } from './cards.ts';
import { readEntry } from './entry.ts';
import { readSome } from './list.ts';
import { defineOwn } from './own.ts';
import { readSingle } from './single.ts';

/** More sub-pages than anybody would read. */
const all = 24;

/** The page about the company, and those below it. */
export const readAbout = async (ask: Ask) => {
  const [about, pages] = await Promise.all([
    readSingle(ask, 'about', 'about-header'),
    readSome(ask, aboutPageCards, all),
  ]);
  return about.found ? found({ ...about.value, pages }) : absent;
};

const own = defineOwn({ fields: ['intro'], entries: { intro: maybeText } });

/** A page below it, with a header of its own or without. */
export const readAboutPage = (ask: Ask, slug: string | undefined) =>
  readEntry(ask, slug, { collection: 'about-pages', header: { block: 'about-header' }, own });
