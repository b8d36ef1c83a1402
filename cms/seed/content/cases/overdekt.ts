import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact, figure, item, link } from '../parts';

const shared = {
  kind: 'product',
  year: 2025,
  order: 7,
  image: art('overdekt', 'hall'),
  imageNarrow: art('overdekt', 'hall', 'narrow'),
  client: ref('partner:overdekt'),
  solutions: [ref('solution:tradingterms')],
  person: ref('employee:imani'),
};
const headerPictures = {
  image: art('overdekt', 'hall', 'wide'),
  sky: skyOf('overdekt'),
  imageNarrow: art('overdekt', 'hall', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
/** The film lives with a host, so that the page has an embed which waits for consent. */
const film = { poster: art('overdekt-film', 'drawbridge'), hostedUrl: 'https://www.youtube.com/watch?v=vI6mBl0wSea' };
const grid = [art('overdekt-dock', 'stack'), art('overdekt-night', 'bridge')] as const;

export const overdekt: Entry = {
  key: 'case:overdekt',
  en: {
    ...shared,
    title: 'Tradingterms: ninety stalls, one price list',
    slug: 'ninety-stalls-one-price-list',
    summary: 'Ninety stallholders, one wholesaler, and a discount for whoever shouted first.',
    header: {
      ...headerPictures,
      intro: 'In the covered market everybody pays a different price for the same lemon. Most of them on purpose.',
      myRole: 'Implementation, and mediation between herring and cheese',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Agreed in an aisle',
        lead: 'Terms were made between the olives and the door, and remembered by whoever gained.',
        text: text(`
          Overdekt buys for ninety stalls at once. That gives a good price, and nine hundred conditions under it:
          volume, season, crate deposit, the old deal with the cheese.

          Tradingterms read the lot in two evenings. It found seventeen terms that could not both be true.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'In the first year Overdekt stopped paying',
        value: '€\u00A086,000',
        text: 'that nobody had ever agreed to.',
        facts: [fact('903', 'conditions, each with a date'), fact('17', 'contradictions, all of them herring')],
        theme: 'ink',
        edge: 'chop',
      }),
      block('media.video', {
        title: 'One morning, one price list',
        text: 'The market from five until nine. With captions; the herring has no comment.',
        film: { ...film, title: 'Ninety stalls, one price list', duration: '2:06' },
        theme: 'tide',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'A term, from aisle to invoice',
        image: grid[0],
        chapters: [
          item('Said', 'A stallholder photographs the note on the crate. That is the whole form.', '05:10'),
          item('Ruled', 'The note becomes a rule with a beginning, an end and a name.', '05:11'),
          item('Held', 'The invoice arrives. What does not fit goes back, with the clause quoted.', 'Friday'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'A wall of containers behind the market'),
          figure(grid[1], 'A cable-stayed bridge before the sun'),
        ],
        caption: 'Where the lemons come in, and where they came from.',
        theme: 'fog',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'We used to argue about the price. Now we only argue about the football.',
        name: 'Fatima El Amrani',
        role: 'Buyer, Overdekt',
        theme: 'signal',
        edge: 'swell',
      }),
      block('text.title-and-text', {
        title: 'Bring your own lemon',
        text: text('Imani shows it with one of your contracts. The crumpled ones are best.'),
        links: [
          link('More about Tradingterms', '/solutions/tradingterms'),
          link('Ask for a demo', '/contact?reason=demo-tradingterms'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
    ],
    metadata: {
      metaDescription:
        'Overdekt buys for ninety stalls under nine hundred conditions. Tradingterms holds each invoice to them.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Tradingterms: negentig kramen, één prijslijst',
    slug: 'negentig-kramen-een-prijslijst',
    summary: 'Negentig marktkooplui, één groothandel en korting voor wie het hardst riep.',
    header: {
      ...headerPictures,
      intro: 'In de overdekte markt betaalt iedereen een andere prijs voor dezelfde citroen. De meesten met opzet.',
      myRole: 'Invoering, en bemiddeling tussen haring en kaas',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Afgesproken in het gangpad',
        lead: 'Afspraken ontstonden tussen de olijven en de deur. Wie er beter van werd, onthield ze.',
        text: text(`
          Overdekt koopt in voor negentig kramen tegelijk. Dat geeft een mooie prijs, met negenhonderd voorwaarden
          eronder: volume, seizoen, statiegeld, en die oude deal met de kaas.

          Tradingterms las alles in twee avonden. Zeventien afspraken bleken niet tegelijk waar te kunnen zijn.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'In het eerste jaar bespaarde Overdekt',
        value: '€\u00A086.000',
        text: 'aan afspraken die nooit iemand had gemaakt.',
        facts: [fact('903', 'voorwaarden, elk met een datum'), fact('17', 'keer tegenspraak, allemaal over haring')],
        theme: 'ink',
        edge: 'chop',
      }),
      block('media.video', {
        title: 'Eén ochtend, één prijslijst',
        text: 'De markt van vijf tot negen. Ondertiteld; de haring gaf geen commentaar.',
        film: { ...film, title: 'Negentig kramen, één prijslijst', duration: '2:06' },
        theme: 'tide',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'Een afspraak, van gangpad tot factuur',
        image: grid[0],
        chapters: [
          item('Gezegd', 'Een koopman maakt een foto van het briefje op het krat. Meer formulier is er niet.', '05:10'),
          item('Geregeld', 'Het briefje wordt een regel met een begin, een eind en een naam.', '05:11'),
          item('Gehouden', 'De factuur komt. Wat niet klopt gaat terug, met de afspraak erbij.', 'Vrijdag'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('media.photo-grid', {
        photos: [
          figure(grid[0], 'Een muur van containers achter de markt'),
          figure(grid[1], 'Een tuibrug voor de zon'),
        ],
        caption: 'Waar de citroenen binnenkomen, en waar ze vandaan kwamen.',
        theme: 'fog',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Vroeger hadden we ruzie over de prijs. Nu alleen nog over voetbal.',
        name: 'Fatima El Amrani',
        role: 'Inkoper, Overdekt',
        theme: 'signal',
        edge: 'swell',
      }),
      block('text.title-and-text', {
        title: 'Neem je eigen citroen mee',
        text: text('Imani laat het zien met een van jouw contracten. De verkreukelde zijn het leukst.'),
        links: [
          link('Meer over Tradingterms', '/solutions/tradingterms'),
          link('Vraag een demo aan', '/contact?reason=demo-tradingterms'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
    ],
    metadata: {
      metaDescription:
        'Overdekt koopt in voor negentig kramen, met negenhonderd voorwaarden. Tradingterms bewaakt ze alle.',
      metaImage: shared.image,
    },
  },
};
