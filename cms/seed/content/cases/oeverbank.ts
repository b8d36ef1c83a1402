import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact } from '../parts';

const shared = {
  kind: 'testimonial',
  year: 2025,
  order: 6,
  image: art('oeverbank', 'bridge'),
  imageNarrow: art('oeverbank', 'bridge', 'narrow'),
  quoteName: 'Marit Oudeman',
  client: ref('partner:oeverbank'),
  solutions: [ref('solution:custom-software'), ref('solution:care')],
  person: ref('employee:kees'),
};
const headerPictures = {
  image: art('oeverbank', 'bridge', 'wide'),
  sky: skyOf('oeverbank'),
  imageNarrow: art('oeverbank', 'bridge', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};

export const oeverbank: Entry = {
  key: 'case:oeverbank',
  en: {
    ...shared,
    title: 'A bank that got its software on the day',
    slug: 'it-was-thursday',
    summary: 'A small bank, a large date, and nothing whatever to report.',
    quote: 'They said Thursday. It was Thursday.',
    quoteRole: 'Head of lending',
    header: {
      ...headerPictures,
      intro: 'Oeverbank lends money to people who own boats. It had bought software from people who own yachts.',
      myRole: 'Finance, and the calendar on the wall',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'How you make a Thursday',
        text: text(`
          You begin with what has to be true on Thursday morning, and cross out the rest. Oeverbank crossed out a
          dashboard, two reports and a mascot.

          What remained was one screen on which a loan is asked for, weighed and answered. It has been extended since.
          On a Thursday, every time.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.quote', {
        text: 'Every supplier gives you a date. These people gave us the same one every week.',
        name: 'Marit Oudeman',
        role: 'Head of lending, Oeverbank',
        theme: 'tide',
        edge: 'swell',
      }),
      block('text.highlight', {
        value: '1 day',
        text: 'That is how long a skipper waits for a yes. A no still comes with a telephone call; the bank wanted that kept.',
        facts: [fact('26', 'Thursdays in a row'), fact('1', 'Friday, because of Ascension Day')],
        theme: 'signal',
        edge: 'chop',
      }),
    ],
    metadata: {
      metaDescription: 'What it takes for a bank to get its software on the day it was promised: crossing out.',
    },
  },
  nl: {
    ...shared,
    title: 'Een bank die haar software op de dag zelf kreeg',
    slug: 'het-was-donderdag',
    summary: 'Een kleine bank, een grote datum en verder niets te melden.',
    quote: 'Ze zeiden donderdag. Het werd donderdag.',
    quoteRole: 'Hoofd kredieten',
    header: {
      ...headerPictures,
      intro: 'Oeverbank leent geld aan mensen met een boot. De software kwam van mensen met een jacht.',
      myRole: 'De cijfers, en de kalender aan de muur',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Zo maak je een donderdag',
        text: text(`
          Je begint met wat er op donderdagochtend moet kloppen en streept de rest weg. Bij Oeverbank waren dat een
          dashboard, twee rapporten en een mascotte.

          Wat overbleef was één scherm waarop een lening wordt gevraagd, gewogen en beantwoord. Sindsdien is er van
          alles bij gekomen. Steeds op een donderdag.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.quote', {
        text: 'Elke leverancier geeft je een datum. Deze gaven elke week dezelfde.',
        name: 'Marit Oudeman',
        role: 'Hoofd kredieten, Oeverbank',
        theme: 'tide',
        edge: 'swell',
      }),
      block('text.highlight', {
        value: '1 dag',
        text: 'Zo lang wacht een schipper nog op een ja. Bij een nee wordt er gebeld. Dat wilde de bank zo houden.',
        facts: [fact('26', 'donderdagen op rij'), fact('1', 'vrijdag, vanwege Hemelvaart')],
        theme: 'signal',
        edge: 'chop',
      }),
    ],
    metadata: { metaDescription: 'Hoe een bank haar software krijgt op de dag die beloofd was: door te schrappen.' },
  },
};
