import { art, block, type Entry, file, ref, text } from '../define';
import { link } from './parts';

const film = { file: file('film.mp4'), poster: art('home-film', 'turbine', 'wide') };
const chosen = [ref('case:terminal'), ref('case:tarra'), ref('case:oeverbank'), ref('case:bolder')];
const read = [
  ref('insight:friday'),
  ref('insight:form'),
  ref('insight:not-build'),
  ref('insight:lock-keeper'),
  ref('insight:containers'),
];
const references = [
  ref('partner:maasvlot'),
  ref('partner:tarra'),
  ref('partner:oeverbank'),
  ref('partner:bolder'),
  ref('partner:peil'),
  ref('partner:graaf'),
  ref('partner:noorderwind'),
];
/** As they stand in the water: neighbours differ in hair, skin and ground. */
const crew = [
  ref('employee:kees'),
  ref('employee:wout'),
  ref('employee:dewi'),
  ref('employee:joris'),
  ref('employee:amina'),
  ref('employee:harjit'),
  ref('employee:ineke'),
  ref('employee:imani'),
];

export const home: Entry = {
  key: 'home',
  en: {
    title: 'VI',
    header: {
      slides: [
        {
          label: 'We build below sea level',
          statement: 'We build\nbelow\nsea level.',
          lead: 'Software that has to work at four in the morning, in the wind, with gloves on.',
        },
        {
          label: 'Alloq: who may do what',
          statement: 'Who may\ndo what?',
          lead: 'One list. Four hundred fewer keys.',
          link: link('Meet Alloq', '/solutions/alloq'),
        },
        {
          label: 'Eleven chairs, nine people',
          statement: 'Eleven chairs,\nnine people',
          lead: 'Two of them face the water.',
          link: link('Sit down', '/careers'),
        },
      ],
      film: {
        ...film,
        title: 'We build below sea level',
        description: 'A crane, a wave and a disc that floats. Silent, drawn by us, with captions.',
        captions: file('film.en.vtt'),
      },
      theme: 'ink',
      edge: 'swell',
    },
    blocks: [
      block('collections.cases', {
        title: 'We make software for people who would rather be doing their job.',
        cases: chosen,
        link: link('All cases', '/cases'),
        theme: 'paper',
        edge: 'calm',
      }),
      block('banners.ticker-tape', {
        phrases: [
          { text: 'Actions, not words' },
          { text: 'Six metres down, still dry' },
          { text: 'Three degrees, force six' },
          { text: 'Soup on Thursdays' },
        ],
        theme: 'signal',
        edge: 'none',
      }),
      block('collections.insights', {
        title: 'Insights',
        insights: read,
        link: link('More insights', '/insights'),
        theme: 'ink',
        edge: 'none',
      }),
      block('trust.logo-banner', {
        title: 'They let us in. Cases and references.',
        partners: references,
        link: link('Cases', '/cases'),
        theme: 'paper',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Three ways in',
        text: text(`
          You have a list of who may do what, and it is wrong: [Alloq](/solutions/alloq). You have contracts, and a
          drawer: [Tradingterms](/solutions/tradingterms). You have something nobody has a name for yet:
          [custom software](/solutions/custom-software). And afterwards [we stay](/solutions/care-after-launch).
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('collections.vacancies', {
        title: 'Empty chairs',
        text: 'The view is included. So is the soup.',
        emptyText: 'Every chair is taken, for now. Write anyway; chairs can be bought.',
        limit: 3,
        link: link('All vacancies', '/careers'),
        theme: 'ink',
        edge: 'none',
      }),
      block('text.culture', {
        title: 'Up to our necks in it, and rather enjoying it',
        text: 'Twenty-three people, one quay, no ping-pong table. A few of these chairs are empty.',
        employees: crew,
        link: link('More about our culture', '/about-vi/how-we-work'),
        theme: 'tide',
        edge: 'chop',
      }),
      block('banners.call-to-action-banner', {
        title: 'Say it in one sentence.',
        text: 'We read it on the quay, with coffee. You get an answer from a person, before five.',
        action: link('Start the sentence', '/contact'),
        theme: 'signal',
        edge: 'chop',
      }),
    ],
    metadata: {
      metaTitle: 'VI · We build below sea level',
      metaDescription:
        'A digital agency in Rotterdam. Software that has to work at four in the morning, in the wind, with gloves on.',
      metaImage: film.poster,
    },
  },
  nl: {
    title: 'VI',
    header: {
      slides: [
        {
          label: 'Wij bouwen onder zeeniveau',
          statement: 'Wij bouwen\nonder\nzeeniveau.',
          lead: 'Software die het om vier uur ’s\u00A0nachts moet doen, in de wind, met handschoenen aan.',
        },
        {
          label: 'Alloq: wie mag wat',
          statement: 'Wie mag\nwat?',
          lead: 'Eén lijst. Vierhonderd sleutels minder.',
          link: link('Maak kennis met Alloq', '/solutions/alloq'),
        },
        {
          label: 'Elf stoelen, negen mensen',
          statement: 'Elf stoelen,\nnegen mensen',
          lead: 'Twee ervan kijken uit op het water.',
          link: link('Ga zitten', '/careers'),
        },
      ],
      film: {
        ...film,
        title: 'Wij bouwen onder zeeniveau',
        description: 'Een kraan, een golf en een schijf die blijft drijven. Geluidloos, zelf getekend, ondertiteld.',
        captions: file('film.nl.vtt'),
      },
      theme: 'ink',
      edge: 'swell',
    },
    blocks: [
      block('collections.cases', {
        title: 'Wij maken software voor mensen die liever gewoon hun werk doen.',
        cases: chosen,
        link: link('Alle cases', '/cases'),
        theme: 'paper',
        edge: 'calm',
      }),
      block('banners.ticker-tape', {
        phrases: [
          { text: 'Doen, niet praten' },
          { text: 'Zes meter onder NAP, en droog' },
          { text: 'Drie graden, windkracht zes' },
          { text: 'Donderdag soep' },
        ],
        theme: 'signal',
        edge: 'none',
      }),
      block('collections.insights', {
        title: 'Inzichten',
        insights: read,
        link: link('Meer inzichten', '/insights'),
        theme: 'ink',
        edge: 'none',
      }),
      block('trust.logo-banner', {
        title: 'Zij lieten ons binnen. Cases en referenties.',
        partners: references,
        link: link('Cases', '/cases'),
        theme: 'paper',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Drie deuren',
        text: text(`
          Je hebt een lijst van wie wat mag, en die klopt niet: [Alloq](/solutions/alloq). Je hebt contracten, en een
          la: [Tradingterms](/solutions/tradingterms). Je hebt iets waar nog geen naam voor is:
          [maatwerksoftware](/solutions/maatwerksoftware). En daarna [blijven we](/solutions/zorg-na-livegang).
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('collections.vacancies', {
        title: 'Lege stoelen',
        text: 'Inclusief uitzicht. En soep.',
        emptyText: 'Alle stoelen zijn bezet, voorlopig. Schrijf toch maar; stoelen zijn te koop.',
        limit: 3,
        link: link('Alle vacatures', '/careers'),
        theme: 'ink',
        edge: 'none',
      }),
      block('text.culture', {
        title: 'Tot onze nek erin, en met plezier',
        text: 'Drieëntwintig mensen, één kade, geen pingpongtafel. Een paar van deze stoelen zijn nog leeg.',
        employees: crew,
        link: link('Meer over onze cultuur', '/about-vi/hoe-we-werken'),
        theme: 'tide',
        edge: 'chop',
      }),
      block('banners.call-to-action-banner', {
        title: 'Zeg het in één zin.',
        text: 'We lezen hem op de kade, met koffie. Je krijgt antwoord van een mens, voor vijven.',
        action: link('Begin de zin', '/contact'),
        theme: 'signal',
        edge: 'chop',
      }),
    ],
    metadata: {
      metaTitle: 'VI · Wij bouwen onder zeeniveau',
      metaDescription:
        'Digitaal bureau in Rotterdam. Software die het om vier uur ’s nachts doet, in de wind, met handschoenen aan.',
      metaImage: film.poster,
    },
  },
};
