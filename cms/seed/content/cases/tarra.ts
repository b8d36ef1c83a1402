import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact, figure, item, link } from '../parts';

const shared = {
  kind: 'product',
  year: 2026,
  order: 2,
  image: art('tarra', 'stack'),
  imageNarrow: art('tarra', 'stack', 'narrow'),
  client: ref('partner:tarra'),
  solutions: [ref('solution:alloq')],
  person: ref('employee:harjit'),
};
const headerPictures = {
  image: art('tarra', 'stack', 'wide'),
  sky: skyOf('tarra'),
  imageNarrow: art('tarra', 'stack', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const scroll = { image: art('tarra-keys', 'cubes'), imageNarrow: art('tarra-keys', 'cubes', 'narrow') };
const grid = [art('tarra-cold', 'hall'), art('tarra-quay', 'crane')] as const;

export const tarra: Entry = {
  key: 'case:tarra',
  en: {
    ...shared,
    title: 'Alloq: one list of who may do what',
    slug: 'one-list-of-who-may-do-what',
    summary: 'Tarra threw away four hundred keys. It kept one, for the biscuits.',
    header: {
      ...headerPictures,
      intro:
        'Tarra stores other people’s things: cold, dry, and behind a door. The doors began to outnumber the things.',
      myRole: 'Counting keys, then taking them away',
    },
    blocks: [
      block('text.highlight', {
        value: '1,014',
        text: 'Keys, passes, codes and passwords, counted in one afternoon. For two hundred and sixty people, eleven of whom had left.',
        facts: [
          fact('19', 'systems, each with its own idea of who you are'),
          fact('37', 'people called “Admin”'),
          fact('1', 'man who knew where everything was, on holiday'),
        ],
        theme: 'tide',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'The door that trusted everyone',
        lead: 'The cold store opened for anyone who had ever worked a Saturday.',
        text: text(`
          Nobody had decided that. It had grown, one helpful exception at a time, and every exception had a reason
          that had since retired.

          So we did not begin with software. We printed the list, all of it, and hung it in the canteen. People came
          to look for themselves. By Friday they were striking things out.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'From a thousand to six hundred',
        ...scroll,
        chapters: [
          item('Count', 'Nineteen systems, read at night and laid side by side.', '1,014'),
          item('Cut', 'What nobody could explain went. Four in ten, as usual.', '612'),
          item('Keep', 'One change in Alloq, everywhere within a minute. Leavers leave completely.', '611'),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'A market hall with a lit grid of windows above the water'),
          figure(grid[1], 'A gantry crane lifting a single container'),
        ],
        caption: 'The cold store and crane 4. Both now ask who is there.',
        theme: 'ink',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Four hundred keys went into a skip. I kept one, for the biscuits.',
        name: 'Wil Hartog',
        role: 'Facilities, Tarra',
        theme: 'signal',
        edge: 'chop',
      }),
      block('text.title-and-text', {
        title: 'What the auditor said',
        text: text(`
          The auditor came with a day and a half of questions and left before lunch. She may look; she may not touch.
          That, too, is in the list.
        `),
        links: [link('How Alloq works', '/solutions/alloq'), link('Ask for a demo', '/contact?reason=demo-alloq')],
        theme: 'paper',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Tarra threw away four hundred keys · VI',
      metaDescription: 'Nineteen systems, 1,014 keys and one list. How Tarra uses Alloq to know who may do what.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Alloq: één lijst van wie wat mag',
    slug: 'een-lijst-van-wie-wat-mag',
    summary: 'Tarra gooide vierhonderd sleutels weg. Eén bleef er, voor de koekjes.',
    header: {
      ...headerPictures,
      intro:
        'Tarra bewaart andermans spullen: koud, droog en achter een deur. Er waren inmiddels meer deuren dan spullen.',
      myRole: 'Sleutels tellen en daarna innemen',
    },
    blocks: [
      block('text.highlight', {
        value: '1.014',
        text: 'Sleutels, passen, codes en wachtwoorden, geteld op één middag. Voor tweehonderdzestig mensen, van wie elf al weg waren.',
        facts: [
          fact('19', 'systemen, elk met een eigen idee van wie je bent'),
          fact('37', 'mensen die “Admin” heten'),
          fact('1', 'man die alles wist te liggen, op vakantie'),
        ],
        theme: 'tide',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'De deur die iedereen vertrouwde',
        lead: 'Het koelhuis ging open voor iedereen die ooit op een zaterdag had gewerkt.',
        text: text(`
          Dat had niemand besloten. Het was zo gegroeid, met steeds één behulpzame uitzondering erbij. Elke
          uitzondering had een reden, en de meeste redenen waren met pensioen.

          We begonnen dus niet met software. We printten de lijst, de hele, en hingen die in de kantine. Mensen
          kwamen zichzelf opzoeken. Vrijdag waren ze uit zichzelf aan het strepen.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'Van duizend naar zeshonderd',
        ...scroll,
        chapters: [
          item('Tellen', 'Negentien systemen, ’s\u00A0nachts gelezen en naast elkaar gelegd.', '1.014'),
          item('Schrappen', 'Wat niemand kon uitleggen ging eruit. Vier van de tien, zoals altijd.', '612'),
          item('Bijhouden', 'Eén wijziging in Alloq, binnen een minuut overal. Wie weggaat, is ook echt weg.', '611'),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'Een markthal met een raster van verlichte ramen boven het water'),
          figure(grid[1], 'Een havenkraan die één container optilt'),
        ],
        caption: 'Het koelhuis en kraan 4. Allebei vragen ze nu wie daar is.',
        theme: 'ink',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Vierhonderd sleutels gingen de container in. Ik hield er één, voor de koekjes.',
        name: 'Wil Hartog',
        role: 'Facilitaire zaken, Tarra',
        theme: 'signal',
        edge: 'chop',
      }),
      block('text.title-and-text', {
        title: 'Wat de accountant zei',
        text: text(`
          De accountant had anderhalve dag aan vragen bij zich en was voor de lunch weer weg. Kijken mag ze,
          aankomen niet. Ook dat staat in de lijst.
        `),
        links: [link('Zo werkt Alloq', '/solutions/alloq'), link('Vraag een demo aan', '/contact?reason=demo-alloq')],
        theme: 'paper',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Tarra gooide vierhonderd sleutels weg · VI',
      metaDescription: 'Negentien systemen, 1.014 sleutels en één lijst. Hoe Tarra met Alloq weet wie wat mag.',
      metaImage: shared.image,
    },
  },
};
