import { art, block, type Entry, ref, text } from '../../define';
import { fact, item, link } from '../parts';

const shared = {
  title: 'Alloq',
  slug: 'alloq',
  kind: 'product',
  order: 1,
  image: art('alloq', 'stack'),
  imageNarrow: art('alloq', 'stack', 'narrow'),
  person: ref('employee:harjit'),
};
const steps = { image: art('alloq-steps', 'lock'), imageNarrow: art('alloq-steps', 'lock', 'narrow') };
const users = [ref('case:tarra'), ref('case:terminal'), ref('case:spoor')];

export const alloq: Entry = {
  key: 'solution:alloq',
  en: {
    ...shared,
    tagline: 'Alloq: one list of who may do what.',
    summary: 'For companies with more keys than people.',
    action: link('Ask for a demo', '/contact?reason=demo-alloq'),
    blocks: [
      block('text.title-and-text', {
        title: 'Everyone has a key. Nobody has the list.',
        lead: 'Tills, gates, folders, cranes: each keeps its own idea of who you are. Alloq is the place that knows.',
        text: text(`
          - **Noor**, shift lead: the quay gate, the cold store, the till, crane 4. And the biscuits.
          - **Piet**, crane driver: the quay gate, the cold store, crane 4. Not payroll, however often he asks.
          - **Samira**, bookkeeper: payroll, the till, the archive.
          - **Temp 14**: the quay gate. The cold store and payroll until Friday, five o’clock.
          - **The auditor**: may look at payroll and the archive. May touch nothing.
          - **Ineke**, founder: the biscuits.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'How it works',
        ...steps,
        chapters: [
          item(
            'Count',
            'We read every system you have and lay the keys side by side. This is usually a quiet afternoon.',
          ),
          item('Cut', 'You strike what nobody can explain. On average four in ten.'),
          item('Keep', 'One change, everywhere, within a minute. On their last day people leave completely.'),
        ],
        theme: 'tide',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'A new colleague can start work within',
        value: '60 s',
        text: 'of signing. It used to take until the first person asked why they were still in the corridor.',
        facts: [
          fact('140', 'systems it already speaks to, cranes included'),
          fact('1', 'list, printable, for the canteen'),
          fact('0', 'people called “Admin”'),
        ],
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.quote', {
        text: 'Four hundred keys went into a skip. I kept one, for the biscuits.',
        name: 'Wil Hartog',
        role: 'Facilities, Tarra',
        theme: 'signal',
        edge: 'none',
      }),
      block('collections.cases', {
        title: 'Who uses it',
        text: 'A warehouse, a terminal and a railway. They share a dislike of the spare key.',
        cases: users,
        link: link('All cases with Alloq', '/cases?solution=alloq'),
        theme: 'paper',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Three questions we always get',
        text: text(`
          ### Does it replace our systems?

          No. They keep their doors. Alloq holds the list and tells the doors.

          ### What if Alloq is down?

          Then everybody may do what they could do a minute ago. Nobody gets locked in the cold store.

          ### Who may change Alloq?

          That is in Alloq.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('contact.simple-contact-banner', {
        title: 'See it with your own keys',
        text: 'Harjit shows it in half an hour, with a copy of your list. Bring the person who says it cannot be done.',
        employee: ref('employee:harjit'),
        action: link('Ask for a demo', '/contact?reason=demo-alloq'),
        theme: 'signal',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaTitle: 'Alloq: one list of who may do what · VI',
      metaDescription:
        'Alloq keeps one list of who may open, see and change what, and tells every system within a minute.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    tagline: 'Alloq: één lijst van wie wat mag.',
    summary: 'Voor bedrijven met meer sleutels dan mensen.',
    action: link('Vraag een demo aan', '/contact?reason=demo-alloq'),
    blocks: [
      block('text.title-and-text', {
        title: 'Iedereen heeft een sleutel. Niemand heeft de lijst.',
        lead: 'Kassa’s, poorten, mappen, kranen: elk systeem heeft een eigen idee van wie je bent. Alloq weet het.',
        text: text(`
          - **Noor**, ploegleider: de kadepoort, het koelhuis, de kassa, kraan 4. En de koekjes.
          - **Piet**, kraanmachinist: de kadepoort, het koelhuis, kraan 4. Niet de salarissen, al blijft hij vragen.
          - **Samira**, boekhouder: de salarissen, de kassa, het archief.
          - **Uitzendkracht 14**: de kadepoort. Het koelhuis en de salarissen tot vrijdag vijf uur.
          - **De accountant**: mag de salarissen en het archief bekijken. Mag nergens aankomen.
          - **Ineke**, oprichter: de koekjes.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'Zo werkt het',
        ...steps,
        chapters: [
          item(
            'Tellen',
            'We lezen al je systemen uit en leggen de sleutels naast elkaar. Meestal is dat een stille middag.',
          ),
          item('Schrappen', 'Jij streept weg wat niemand kan uitleggen. Gemiddeld vier van de tien.'),
          item('Bijhouden', 'Eén wijziging, binnen een minuut overal. Wie vertrekt, vertrekt helemaal.'),
        ],
        theme: 'tide',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'Een nieuwe collega kan aan het werk binnen',
        value: '60 s',
        text: 'na de handtekening. Vroeger was dat zodra iemand vroeg waarom die jongen nog op de gang stond.',
        facts: [
          fact('140', 'systemen waar Alloq al mee praat, kranen meegeteld'),
          fact('1', 'lijst, ook op papier, voor in de kantine'),
          fact('0', 'mensen die “Admin” heten'),
        ],
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.quote', {
        text: 'Vierhonderd sleutels gingen de container in. Ik hield er één, voor de koekjes.',
        name: 'Wil Hartog',
        role: 'Facilitaire zaken, Tarra',
        theme: 'signal',
        edge: 'none',
      }),
      block('collections.cases', {
        title: 'Wie ermee werkt',
        text: 'Een opslagbedrijf, een terminal en een spoorlijn. Ze delen een hekel aan de reservesleutel.',
        cases: users,
        link: link('Alle cases met Alloq', '/cases?solution=alloq'),
        theme: 'paper',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Drie vragen die altijd komen',
        text: text(`
          ### Vervangt het onze systemen?

          Nee. Die houden hun deuren. Alloq heeft de lijst en vertelt het de deuren.

          ### En als Alloq eruit ligt?

          Dan mag iedereen nog wat een minuut geleden ook mocht. Niemand blijft achter in het koelhuis.

          ### Wie mag Alloq veranderen?

          Dat staat in Alloq.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('contact.simple-contact-banner', {
        title: 'Bekijk het met je eigen sleutels',
        text: 'Harjit heeft een half uur nodig en een kopie van je lijst. Neem degene mee die zegt dat het niet kan.',
        employee: ref('employee:harjit'),
        action: link('Vraag een demo aan', '/contact?reason=demo-alloq'),
        theme: 'signal',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaTitle: 'Alloq: één lijst van wie wat mag · VI',
      metaDescription:
        'Alloq houdt één lijst bij van wie wat mag openen, zien en wijzigen. Elk systeem weet het binnen een minuut.',
      metaImage: shared.image,
    },
  },
};
