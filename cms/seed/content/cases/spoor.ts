import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact } from '../parts';

const shared = {
  kind: 'regular',
  year: 2023,
  order: 9,
  image: art('spoor', 'lift'),
  imageNarrow: art('spoor', 'lift', 'narrow'),
  client: ref('partner:spoor-noord'),
  solutions: [ref('solution:custom-software'), ref('solution:alloq')],
  person: ref('employee:joris'),
};
const headerPictures = {
  image: art('spoor', 'lift', 'wide'),
  sky: skyOf('spoor'),
  imageNarrow: art('spoor', 'lift', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const grid = [art('spoor-sail', 'drawbridge'), art('spoor-pylon', 'bridge'), art('spoor-wind', 'turbine')] as const;

export const spoor: Entry = {
  key: 'case:spoor',
  en: {
    ...shared,
    title: 'A timetable that survives a lift bridge',
    slug: 'a-timetable-that-survives-a-lift-bridge',
    summary: 'Ships go first. That is the law. The trains had never been told.',
    header: {
      ...headerPictures,
      intro: 'Spoor Noord crosses the river on a bridge that is not always there.',
      myRole: 'Data engineer, with a season ticket',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Late is not a number',
        lead: 'The old timetable knew one word for trouble: delay. The bridge master knows nine.',
        text: text(`
          He can tell a gravel barge from a sailing club at four kilometres, and how long each of them takes. We gave
          his binoculars a place in the timetable. Now the train leaves two minutes early and nobody has to run for it.
        `),
        theme: 'tide',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          { image: grid[0], alt: 'A sailing boat passing an open drawbridge' },
          { image: grid[1], alt: 'A cable-stayed bridge before the sun' },
          { image: grid[2], alt: 'Wind turbines along the line' },
        ],
        caption: 'Three reasons to wait. One of them is beautiful.',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '97',
        text: 'Trains on time, of every hundred. Bridge included.',
        facts: [fact('14', 'openings a day'), fact('1', 'sailing club, forgiven')],
        theme: 'ink',
        edge: 'chop',
      }),
    ],
    metadata: {
      metaDescription: 'Spoor Noord crosses a lift bridge fourteen times a day. Its timetable now knows about ships.',
    },
  },
  nl: {
    ...shared,
    title: 'Een dienst\u00ADregeling die een hefbrug overleeft',
    slug: 'een-dienstregeling-die-een-hefbrug-overleeft',
    summary: 'Schepen gaan voor. Dat is de wet. Alleen had niemand het de treinen verteld.',
    header: {
      ...headerPictures,
      intro: 'Spoor Noord steekt de rivier over via een brug die er niet altijd is.',
      myRole: 'Data-engineer, met abonnement',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Te laat is geen getal',
        lead: 'De oude dienstregeling kende één woord voor ellende: vertraging. De brugwachter kent er negen.',
        text: text(`
          Hij ziet op vier kilometer het verschil tussen een grindschip en een zeilclub, en weet hoelang ze erover doen.
          Wij gaven zijn verrekijker een plek in de dienstregeling. Nu vertrekt de trein twee minuten eerder, en niemand
          hoeft ervoor te rennen.
        `),
        theme: 'tide',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          { image: grid[0], alt: 'Een zeilboot vaart door een geopende brug' },
          { image: grid[1], alt: 'Een tuibrug voor de zon' },
          { image: grid[2], alt: 'Windmolens langs het spoor' },
        ],
        caption: 'Drie redenen om te wachten. Eén ervan is mooi.',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '97',
        text: 'Zoveel treinen op de honderd rijden op tijd. Brug meegerekend.',
        facts: [fact('14', 'openingen per dag'), fact('1', 'zeilclub, vergeven')],
        theme: 'ink',
        edge: 'chop',
      }),
    ],
    metadata: {
      metaDescription:
        'Spoor Noord rijdt veertien keer per dag over een hefbrug. De dienstregeling weet nu van schepen.',
    },
  },
};
