import type { Entry } from '../../define';
import { prose } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-12-01',
  minutes: 2,
  category: 'business',
  author: 'ineke',
  picture: 'embargo',
  motif: 'bow',
  theme: 'ink',
};

/** A draft. Nobody who is not an editor may ever see it: tests look for its title. */
export const embargo: Entry = {
  key: 'insight:embargo',
  draft: true,
  en: article(frame, {
    title: 'Embargoed: the third product',
    slug: 'embargoed-the-third-product',
    summary: 'Not before the first of December, and not a word to Bram.',
    intro: 'If you can read this on the site, somebody is in trouble.',
    blocks: [
      prose({
        text: 'We are making a third thing. It floats. Until the first of December that is all anyone may know.',
      }),
    ],
  }),
  nl: article(frame, {
    title: 'Embargo: het derde product',
    slug: 'embargo-het-derde-product',
    summary: 'Niet voor 1 december, en geen woord tegen Bram.',
    intro: 'Lees je dit op de site, dan heeft iemand een probleem.',
    blocks: [prose({ text: 'We maken een derde ding. Het drijft. Meer mag tot 1 december niemand weten.' })],
  }),
};
