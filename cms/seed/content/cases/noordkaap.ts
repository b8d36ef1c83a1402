import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact, figure, item } from '../parts';

const shared = {
  kind: 'regular',
  year: 2026,
  order: 1,
  image: art('noordkaap', 'bow'),
  imageNarrow: art('noordkaap', 'bow', 'narrow'),
  client: ref('partner:noordkaap'),
  solutions: [ref('solution:custom-software')],
  person: ref('employee:amina'),
};
const headerPictures = {
  image: art('noordkaap', 'bow', 'wide'),
  sky: skyOf('noordkaap'),
  imageNarrow: art('noordkaap', 'bow', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const bridge = { image: art('noordkaap-roads', 'beacon'), imageNarrow: art('noordkaap-roads', 'beacon', 'narrow') };
const grid = [art('noordkaap-hull', 'hull'), art('noordkaap-tug', 'tug'), art('noordkaap-boxes', 'stack')] as const;

export const noordkaap: Entry = {
  key: 'case:noordkaap',
  en: {
    ...shared,
    title: 'A ship that answers its own customs questions',
    slug: 'a-ship-that-answers-customs',
    summary: 'Customs asks the same forty questions of every ship. This one has read the manifest.',
    header: {
      ...headerPictures,
      intro: 'A ship that waits for a form burns eleven tonnes of fuel a day, standing still.',
      myRole: 'Interaction designer, and reader of small print',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Forty questions, in triplicate',
        text: text(`
          What is in box 4417? Who packed it? Is it alive? Noordkaap had the answers. They were in a cabin, in an
          attachment, and in Reinier, who was asleep.

          We spent nine days on board between Bergen and the Maas. Nobody needs a faster way of filling in a form once
          they have seen what the form is for.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo', {
        ...bridge,
        alt: 'A harbour light at night, a ship waiting on the horizon',
        caption: 'The roads off Hoek, 03:40. Nine ships, one coffee machine.',
        width: 'right',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'The answer to a customs question used to take',
        value: '19 hours',
        text: 'Now it is on the table before the ship is.',
        facts: [
          fact('38', 'of forty questions answered without anybody'),
          fact('2', 'left to the captain, who insisted'),
          fact('0', 'boxes alive, so far'),
        ],
        theme: 'signal',
        edge: 'chop',
      }),
      block('text.title-and-text', {
        title: 'It says so when it does not know',
        lead: 'A wrong answer to customs is not an answer. It is a search.',
        text: text(`
          Every reply carries its source: this line, on this page, signed by this person. Where there is no source the
          ship says “ask the captain”, and the captain gets a message of one sentence.

          - No guessing, not even politely.
          - No answer without a page number.
          - No message before the pilot is off the ladder.
        `),
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'The side of a ship with draught marks, moored to a bollard'),
          figure(grid[1], 'A tug with a row of tyres, smoke drifting off'),
          figure(grid[2], 'A wall of containers, one of them lifted out'),
        ],
        caption: 'Box 4417 is the one in the middle. Garden chairs.',
        facts: [
          item('Read', '212 manifests, two of them handwritten'),
          item('Asked', 'Six customs officers what they really look at'),
          item('Sailed', 'Nine days, one of them sick'),
        ],
        theme: 'ink',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'I asked the ship a trick question. It sent me the receipt.',
        name: 'Edda Solberg',
        role: 'Customs liaison, Noordkaap',
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaDescription: 'Noordkaap answers thirty-eight of forty customs questions before the ship is on the quay.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Een schip dat zelf de douane te woord staat',
    slug: 'een-schip-dat-de-douane-te-woord-staat',
    summary: 'De douane stelt elk schip dezelfde veertig vragen. Dit schip heeft de papieren wél gelezen.',
    header: {
      ...headerPictures,
      intro: 'Een schip dat op een formulier wacht verstookt elf ton brandstof per dag. Stilliggend.',
      myRole: 'Interactie\u00ADontwerper en lezer van kleine letters',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Veertig vragen, in drievoud',
        text: text(`
          Wat zit er in doos 4417? Wie heeft hem ingepakt? Leeft het? Noordkaap had de antwoorden wel. Ze lagen in een
          hut, in een bijlage en bij Reinier, en die sliep.

          We voeren negen dagen mee tussen Bergen en de Maas. Wie eenmaal heeft gezien waar een formulier voor dient,
          wil het niet sneller invullen. Die wil het niet invullen.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo', {
        ...bridge,
        alt: 'Een havenlicht in de nacht, met een wachtend schip aan de horizon',
        caption: 'De rede voor Hoek, 03:40 uur. Negen schepen, één koffieapparaat.',
        width: 'right',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'Een antwoord aan de douane kostte',
        value: '19 uur',
        text: 'Nu ligt het er eerder dan het schip.',
        facts: [
          fact('38', 'van de veertig vragen beantwoord zonder dat iemand opstaat'),
          fact('2', 'voor de kapitein, op eigen verzoek'),
          fact('0', 'levende dozen, tot nu toe'),
        ],
        theme: 'signal',
        edge: 'chop',
      }),
      block('text.title-and-text', {
        title: 'Als het schip iets niet weet, zegt het dat',
        lead: 'Een fout antwoord aan de douane is geen antwoord. Het is een doorzoeking.',
        text: text(`
          Bij elk antwoord staat de bron: deze regel, op deze bladzijde, getekend door deze persoon. Is er geen bron,
          dan zegt het schip “vraag het de kapitein”. De kapitein krijgt dan één zin.

          - Niet gokken, ook niet beleefd.
          - Geen antwoord zonder bladzijde.
          - Geen bericht zolang de loods nog op de ladder staat.
        `),
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'De zijkant van een schip met dieptemerken, afgemeerd aan een bolder'),
          figure(grid[1], 'Een sleepboot met een rij autobanden en wegdrijvende rook'),
          figure(grid[2], 'Een muur van containers, waarvan er één wordt opgetild'),
        ],
        caption: 'Doos 4417 is die in het midden. Tuinstoelen.',
        facts: [
          item('Gelezen', '212 ladinglijsten, waarvan twee met de hand geschreven'),
          item('Gevraagd', 'Aan zes douaniers waar ze echt naar kijken'),
          item('Gevaren', 'Negen dagen, waarvan één zeeziek'),
        ],
        theme: 'ink',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Ik stelde het schip een strikvraag. Ik kreeg het bonnetje.',
        name: 'Edda Solberg',
        role: 'Douanezaken, Noordkaap',
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaDescription:
        'Noordkaap beantwoordt achtendertig van de veertig douanevragen voordat het schip aan de kade ligt.',
      metaImage: shared.image,
    },
  },
};
