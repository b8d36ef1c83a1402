import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';

const shared = {
  kind: 'regular',
  year: 2026,
  order: 0,
  image: art('secret', 'pile'),
  imageNarrow: art('secret', 'pile', 'narrow'),
  client: ref('partner:noorderwind'),
  solutions: [ref('solution:custom-software')],
  person: ref('employee:ineke'),
};
const header = { image: art('secret', 'pile', 'wide'), sky: skyOf('secret'), theme: 'paper', edge: 'swell' };

/** Never published: it would stand first in the overview, so that a leak is seen at once. */
export const secret: Entry = {
  key: 'case:secret',
  draft: true,
  en: {
    ...shared,
    title: 'Undisclosed: every pile in the harbour, and how deep',
    slug: 'undisclosed-every-pile',
    summary: 'Waiting for a signature. Undisclosed until it is there.',
    header: { ...header, intro: 'If you can read this, somebody forgot to ask.', myRole: 'Undisclosed' },
    blocks: [
      block('text.title-and-text', {
        title: 'Not yet',
        text: text('Undisclosed. The piles are patient.'),
        theme: 'fog',
        edge: 'none',
      }),
    ],
  },
  nl: {
    ...shared,
    title: 'Geheim: elke paal in de haven, en hoe diep',
    slug: 'geheim-elke-paal',
    summary: 'Wacht op een handtekening. Geheim tot die er is.',
    header: { ...header, intro: 'Als je dit leest, is iemand iets vergeten te vragen.', myRole: 'Geheim' },
    blocks: [
      block('text.title-and-text', {
        title: 'Nog niet',
        text: text('Geheim. De palen hebben geduld.'),
        theme: 'fog',
        edge: 'none',
      }),
    ],
  },
};
