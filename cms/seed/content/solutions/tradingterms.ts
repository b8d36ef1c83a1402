import { art, block, type Entry, ref, text } from '../../define';
import { item, link } from '../parts';

const shared = {
  // The page breaks the word here; everywhere else it is whole.
  title: 'Trading\u00ADterms',
  slug: 'tradingterms',
  kind: 'product',
  order: 2,
  image: art('tradingterms', 'bridge'),
  imageNarrow: art('tradingterms', 'bridge', 'narrow'),
  person: ref('employee:imani'),
};
const months = (labels: string) => {
  const paid = [204, 214, 204, 222, 207, 235, 215, 258, 231, 288, 260, 274];
  return labels.split(' ').map((label, index) => ({ label, value: paid[index] }));
};
const drawer = art('tradingterms-drawer', 'cubes');
const more = [ref('case:overdekt'), ref('case:tarra'), ref('case:oeverbank'), ref('case:waterrand')];

export const tradingterms: Entry = {
  key: 'solution:tradingterms',
  en: {
    ...shared,
    tagline: 'Every term you agreed, at the moment you need it.',
    summary: 'For buyers, sellers and the drawer between them.',
    action: link('Ask for a demo', '/contact?reason=demo-tradingterms'),
    blocks: [
      block('text.contract-terms', {
        title: 'One contract, five terms, three systems',
        sentence:
          'Pay within ~~30~~ ==45== days, take ==2%== off above ==1,000== pallets, and a bonus at ~~Christ\u00ADmas~~ ==harvest==, unless it ==rains==.',
        lead: 'Somebody agreed to that, in a car, in March. Since then it lives in a drawer, an e-mail and Gerda.',
        text: text(`
          Tradingterms reads the contract once, turns every condition into a rule with a date on it, and holds each
          invoice against it before anyone pays.

          When a term changes, you see who changed it, when, and what it costs this year. Gerda may retire.
        `),
        theme: 'fog',
        edge: 'calm',
      }),
      block('text.chart', {
        title: 'What leaked',
        text: 'A dairy co-operative, twelve months. The line is what was agreed. The wave is what was paid.',
        total: '€\u00A0412,000',
        unit: 'thousands of euros',
        agreed: 200,
        agreedLabel: 'agreed',
        valuesLabel: 'paid',
        points: months('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
        theme: 'signal',
        edge: 'none',
      }),
      block('text.content-scroll', {
        chapters: [
          item('Reads', 'PDF, scan, e-mail, a photograph of a napkin.'),
          item('Reminds', 'Ninety, thirty and seven days before a term lapses.'),
          item('Refuses', 'Invoices that do not keep the promise, with the clause quoted.'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'It found the clause I wrote myself. In my defence, it was March.',
        name: 'Evert Dijkgraaf',
        role: 'Purchasing, a dairy co-operative',
        theme: 'ink',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'About the drawer',
        lead: 'You keep it. We only need it for an afternoon.',
        text: text(`
          We do not ask you to clean up first. Cleaning up is how terms go missing. Imani reads what is there, in the
          order in which it lies, and gives you a list of what you agreed, what you pay, and where the two differ.

          The originals go back where they were. Some people like to look at them.
        `),
        image: drawer,
        theme: 'tide',
        edge: 'none',
      }),
      block('collections.cases-carousel', {
        title: 'More that floats',
        cases: more,
        link: link('All cases', '/cases'),
        theme: 'ink',
        edge: 'none',
      }),
      block('contact.simple-contact-banner', {
        title: 'Bring the worst contract you have',
        text: 'Imani puts it in while you watch. If it beats us, lunch is on the quay.',
        employee: ref('employee:imani'),
        action: link('Ask for a demo', '/contact?reason=demo-tradingterms'),
        theme: 'fog',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Tradingterms: every term you agreed · VI',
      metaDescription:
        'Tradingterms reads contracts, turns conditions into rules and holds every invoice to what was agreed.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    tagline: 'Elke afspraak bij de hand, op het moment dat het telt.',
    summary: 'Voor inkopers, verkopers en de la daartussen.',
    action: link('Vraag een demo aan', '/contact?reason=demo-tradingterms'),
    blocks: [
      block('text.contract-terms', {
        title: 'Eén contract, vijf afspraken, drie systemen',
        sentence:
          'Betaal binnen ~~30~~ ==45== dagen, krijg ==2%== korting boven ==1.000== pallets en een bonus bij de ~~kerst~~ ==oogst==, tenzij het ==regent==.',
        lead: 'Iemand heeft dat afgesproken, in een auto, in maart. Nu woont het in een la, een e-mail en Gerda.',
        text: text(`
          Tradingterms leest het contract één keer, maakt van elke voorwaarde een regel met een datum en legt die naast
          elke factuur voordat er iemand betaalt.

          Verandert er iets, dan zie je door wie, wanneer en wat het je dit jaar kost. Gerda mag met pensioen.
        `),
        theme: 'fog',
        edge: 'calm',
      }),
      block('text.chart', {
        title: 'Wat er weglekte',
        text: 'Een zuivel\u00ADcoöperatie, twaalf maanden. De lijn is wat was afgesproken. De golf is wat er is betaald.',
        total: '€\u00A0412.000',
        unit: 'duizenden euro’s',
        agreed: 200,
        agreedLabel: 'afgesproken',
        valuesLabel: 'betaald',
        points: months('jan feb mrt apr mei jun jul aug sep okt nov dec'),
        theme: 'signal',
        edge: 'none',
      }),
      block('text.content-scroll', {
        chapters: [
          item('Lezen', 'Pdf, scan, e-mail, een foto van een servetje.'),
          item('Herinneren', 'Negentig, dertig en zeven dagen voordat een afspraak afloopt.'),
          item('Weigeren', 'Facturen die zich er niet aan houden, met de afspraak erbij.'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Het vond een clausule die ik zelf had geschreven. Het was maart, zeg ik dan maar.',
        name: 'Evert Dijkgraaf',
        role: 'Inkoop, zuivel\u00ADcoöperatie',
        theme: 'ink',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Over die la',
        lead: 'Die mag je houden. We hebben hem maar een middag nodig.',
        text: text(`
          Je hoeft niet eerst op te ruimen. Van opruimen raken afspraken juist kwijt. Imani leest wat er ligt, in de
          volgorde waarin het ligt, en geeft je een lijst: wat je afsprak, wat je betaalt en waar dat uit elkaar loopt.

          De originelen gaan terug naar hun plek. Sommige mensen kijken er graag naar.
        `),
        image: drawer,
        theme: 'tide',
        edge: 'none',
      }),
      block('collections.cases-carousel', {
        title: 'Wat ook blijft drijven',
        cases: more,
        link: link('Alle cases', '/cases'),
        theme: 'ink',
        edge: 'none',
      }),
      block('contact.simple-contact-banner', {
        title: 'Neem je ergste contract mee',
        text: 'Imani voert het in waar je bij zit. Wint het contract, dan betalen wij de lunch op de kade.',
        employee: ref('employee:imani'),
        action: link('Vraag een demo aan', '/contact?reason=demo-tradingterms'),
        theme: 'fog',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Tradingterms: elke afspraak bij de hand · VI',
      metaDescription:
        'Tradingterms leest contracten, maakt regels van voorwaarden en toetst elke factuur aan wat is afgesproken.',
      metaImage: shared.image,
    },
  },
};
