import type { Entry } from '../../define';
import { link } from '../parts';
import { metadata, prose } from '../sections';

/** English only: a page without a counterpart, for which the language switch has to find somewhere else to go. */
export const colophon: Entry = {
  key: 'page:colophon',
  en: {
    title: 'Colophon',
    slug: 'colophon',
    intro: 'What this site is made of, for the three of you who ask.',
    changedOn: '2026-10-30',
    blocks: [
      prose({
        title: 'Letters',
        text: `
          The large ones are Bricolage Grotesque, by Mathieu Triay. The small ones are Instrument Sans, by Rodrigo
          Fuenzalida and Jordan Egstad. Both are free to use, which is more than can be said of most good things.`,
      }),
      prose({
        title: 'Pictures',
        text: `
          Every crane, bridge and lock on this site was drawn by a program that was given a word and a waterline.
          The faces build on Open Peeps, by Pablo Stanley, and were then put in the water up to their chins.`,
      }),
      prose({
        title: 'People',
        text: `
          The clients, the colleagues and the soup were made up. Any likeness to a company you know is a
          coincidence, or a diagnosis.`,
        links: [link('Meet everyone all the same', '/employees')],
      }),
    ],
    ...metadata('Colophon', 'Letters, pictures and people: what this site is made of.'),
  },
};
