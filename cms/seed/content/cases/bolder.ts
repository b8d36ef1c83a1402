import { art, block, type Entry, ref, text } from '../../define';
import { fact, figure, item } from '../parts';

const shared = {
  kind: 'regular',
  year: 2024,
  order: 11,
  image: art('bolder', 'hull'),
  imageNarrow: art('bolder', 'hull', 'narrow'),
  client: ref('partner:bolder'),
  solutions: [ref('solution:custom-software')],
  person: ref('employee:dewi'),
};
const headerPictures = {
  image: art('bolder', 'hull', 'wide'),
  imageNarrow: art('bolder', 'hull', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const attic = { image: art('bolder-attic', 'cubes'), imageNarrow: art('bolder-attic', 'cubes', 'narrow') };
const grid = [
  art('bolder-yard', 'crane'),
  art('bolder-piles', 'pile'),
  art('bolder-tow', 'tug'),
  art('bolder-light', 'beacon'),
] as const;

export const bolder: Entry = {
  key: 'case:bolder',
  en: {
    ...shared,
    title: 'Ninety years of paper, read in one weekend',
    slug: 'ninety-years-of-paper',
    summary: 'A shipyard’s memory stood in an attic, in boxes, next to a boiler. Now it stands in a search field.',
    header: {
      ...headerPictures,
      intro:
        'Bolder & Zn has repaired ships since 1934 and never threw a drawing away. Finding one was another matter.',
      myRole: 'Delivery lead, in dust mask',
    },
    blocks: [
      block('text.highlight', {
        before: 'In the attic stood',
        value: '2.3 km',
        text: 'of drawings, delivery notes and one love letter, filed under “rudders”.',
        theme: 'fog',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Only Cor could find things',
        text: text(`
          Cor is seventy-one and knows where the *Johanna IV* is: third beam, behind the Christmas tree. Cor was going
          to stop in June. So there was a deadline that no project manager could move.

          We did not scan first and think later. We followed Cor for two weeks and wrote down how he looks for things.
          By name, by owner, by the year of a flood. Never once by document number.
        `),
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo', {
        ...attic,
        alt: 'Cube houses on poles under a red sun',
        caption: 'The attic, seen from where the attic is now.',
        width: 'left',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '61 hours',
        text: 'from Friday evening to Monday morning. Four scanners, twelve people, one pan of soup.',
        facts: [
          fact('418,000', 'sheets read, front and back'),
          fact('97%', 'recognised; the rest is Cor’s handwriting'),
          fact('1', 'love letter, returned'),
        ],
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.content-scroll', {
        title: 'How the yard looks for things now',
        image: grid[3],
        chapters: [
          item('By hull', 'Point at a ship, get every bolt it ever had from Bolder.', '1934'),
          item(
            'By memory',
            '“That thing with the bent shaft, after the flood.” It works. We checked with Cor.',
            '1953',
          ),
          item('By hand', 'On the slipway, one thumb, gloves on, in the rain.', 'Now'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'A yard crane against an orange sky'),
          figure(grid[1], 'A pile driver at work beside the sun'),
          figure(grid[2], 'A tug towing something out of view'),
          figure(grid[3], 'A harbour light with two beams'),
        ],
        caption: 'The yard on Monday morning. It looked the same. That was the point.',
        theme: 'fog',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'They asked me how I find things. In fifty years nobody had.',
        name: 'Cor Bolder',
        role: 'Archive, until June',
        theme: 'signal',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaDescription: 'Bolder & Zn kept ninety years of drawings in an attic. We read them between Friday and Monday.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Negentig jaar papier, in één weekend gelezen',
    slug: 'negentig-jaar-papier',
    summary:
      'Het geheugen van een scheepswerf stond op zolder, in dozen, naast de ketel. Nu staat het in een zoekveld.',
    header: {
      ...headerPictures,
      intro:
        'Bolder & Zn repareert schepen sinds 1934 en gooide nooit een tekening weg. Er een vinden was iets anders.',
      myRole: 'Delivery lead, met stofmasker',
    },
    blocks: [
      block('text.highlight', {
        before: 'Op zolder stond',
        value: '2,3 km',
        text: 'aan tekeningen, vrachtbrieven en één liefdesbrief, opgeborgen onder “roeren”.',
        theme: 'fog',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Alleen Cor kon iets vinden',
        text: text(`
          Cor is eenenzeventig en weet waar de *Johanna IV* ligt: derde balk, achter de kerstboom. In juni hield Cor
          ermee op. Er was dus een deadline die geen projectleider kon verschuiven.

          We gingen niet eerst scannen en daarna denken. Twee weken liepen we achter Cor aan en schreven op hoe hij
          zoekt. Op naam, op eigenaar, op het jaar van een overstroming. Nooit op documentnummer.
        `),
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo', {
        ...attic,
        alt: 'Kubuswoningen op palen onder een rode zon',
        caption: 'De zolder, gezien vanaf waar de zolder nu is.',
        width: 'left',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '61 uur',
        text: 'van vrijdagavond tot maandagochtend. Vier scanners, twaalf mensen, één pan soep.',
        facts: [
          fact('418.000', 'vellen gelezen, voor en achter'),
          fact('97%', 'herkend; de rest is het handschrift van Cor'),
          fact('1', 'liefdesbrief, teruggebracht'),
        ],
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.content-scroll', {
        title: 'Zo zoekt de werf nu',
        image: grid[3],
        chapters: [
          item('Op schip', 'Wijs een schip aan en je krijgt elke bout die Bolder er ooit in draaide.', '1934'),
          item(
            'Op geheugen',
            '“Dat ding met die kromme as, na de watersnood.” Het werkt. Cor heeft het nagekeken.',
            '1953',
          ),
          item('Op de helling', 'Met één duim, handschoenen aan, in de regen.', 'Nu'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'Een werfkraan tegen een oranje lucht'),
          figure(grid[1], 'Een heistelling aan het werk naast de zon'),
          figure(grid[2], 'Een sleepboot die iets uit beeld trekt'),
          figure(grid[3], 'Een havenlicht met twee lichtbundels'),
        ],
        caption: 'De werf op maandagochtend. Er was niets veranderd. Dat was de bedoeling.',
        theme: 'fog',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Ze vroegen hoe ik dingen vind. Dat had in vijftig jaar niemand gedaan.',
        name: 'Cor Bolder',
        role: 'Archief, tot juni',
        theme: 'signal',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaDescription:
        'Bolder & Zn bewaarde negentig jaar tekeningen op zolder. Wij lazen ze tussen vrijdag en maandag.',
      metaImage: shared.image,
    },
  },
};
