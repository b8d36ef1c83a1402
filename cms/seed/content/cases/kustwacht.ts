import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact } from '../parts';

/** The one case without a Dutch counterpart: the language switch has to have somewhere to go. */
export const kustwacht: Entry = {
  key: 'case:kustwacht',
  en: {
    title: 'The night shift, without the fax',
    slug: 'the-night-shift-without-the-fax',
    kind: 'regular',
    year: 2024,
    order: 3,
    summary: 'For thirty years a rescue at sea began with a sheet of thermal paper. It no longer curls.',
    image: art('kustwacht', 'beacon'),
    imageNarrow: art('kustwacht', 'beacon', 'narrow'),
    client: ref('partner:kustwacht-zes'),
    solutions: [ref('solution:custom-software')],
    person: ref('employee:lotte'),
    header: {
      intro: 'Kustwacht Zes watches six stretches of sea, at night, from a room without windows.',
      myRole: 'Engineer, on every second night shift',
      image: art('kustwacht', 'beacon', 'wide'),
      sky: skyOf('kustwacht'),
      imageNarrow: art('kustwacht', 'beacon', 'narrow'),
      theme: 'paper',
      edge: 'swell',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Nobody loved the fax. Everybody trusted it.',
        text: text(`
          It made a noise, it left a sheet, and the sheet could be carried across the room. Three good properties. So
          the new thing makes a noise, leaves a sheet, and the sheet is on both desks at once.

          The noise is the old noise. We recorded it on the last day.
        `),
        theme: 'ink',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '90 s',
        text: 'Less from call to boat than it used to take. That is roughly one wave.',
        facts: [fact('6', 'stretches of sea'), fact('0', 'windows, still')],
        theme: 'signal',
        edge: 'chop',
      }),
      block('media.photo', {
        image: art('kustwacht-swell', 'bow'),
        imageNarrow: art('kustwacht-swell', 'bow', 'narrow'),
        alt: 'A large ship seen from the water, a small boat beside it',
        caption: 'Stretch 5, the night it was needed. The small one is ours.',
        width: 'right',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'The last fax is framed on the wall. It says: out of paper.',
        name: 'Geke Westra',
        role: 'Watch leader, Kustwacht Zes',
        theme: 'paper',
        edge: 'calm',
      }),
    ],
    metadata: {
      metaDescription:
        'How Kustwacht Zes replaced a fax that nobody loved and everybody trusted, and saved ninety seconds.',
    },
  },
};
