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
const users = [ref('case:tarra'), ref('case:terminal')];

export const alloq: Entry = {
  key: 'solution:alloq',
  en: {
    ...shared,
    tagline: 'Alloq: one list of who may do what.',
    summary: 'For companies with more keys than people.',
    action: link('Ask for a demo', '/contact?reason=demo-alloq'),
    blocks: [
      block('text.access-matrix', {
        title: 'Everyone has a key. Nobody has the list.',
        text: 'Tills, gates, folders, cranes: each keeps its own idea of who you are. Alloq is the one place that knows, and tells the rest.',
        systems: 'Quay gate, Cold store, Payroll, Till, Crane 4, Archive, The biscuits',
        until: 'until Friday',
        people: [
          { name: 'Noor', role: 'Shift lead', may: 'Quay gate, Cold store, Till, Crane 4, The biscuits' },
          { name: 'Piet', role: 'Crane driver', may: 'Quay gate, Cold store, Crane 4' },
          { name: 'Samira', role: 'Bookkeeper', may: 'Payroll, Till, Archive' },
          { name: 'Temp 14', role: 'Until Friday', may: 'Quay gate', mayUntil: 'Cold store, Payroll' },
          { name: 'The auditor', role: 'Read only', mayLook: 'Payroll, Archive' },
          { name: 'Ineke', role: 'Founder', may: 'The biscuits' },
        ],
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'How it works',
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
      block('text.quote', {
        text: 'Four hundred keys went into a skip. I kept one, for the biscuits.',
        name: 'Wil Hartog',
        role: 'Facilities, Tarra',
        theme: 'ink',
        edge: 'none',
      }),
      block('collections.cases', {
        title: 'Who uses it',
        text: 'A warehouse and a terminal. They share a dislike of the spare key.',
        cases: users,
        link: link('All cases with Alloq', '/cases?solution=alloq'),
        theme: 'ink',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '60 s',
        text: 'That is how long a new colleague waits for a key. It used to be until somebody asked why they were still in the corridor.',
        facts: [
          fact('140', 'systems it already speaks to, cranes included'),
          fact('1', 'list, printable, for the canteen'),
          fact('0', 'people called “Admin”'),
        ],
        theme: 'signal',
        edge: 'chop',
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
        theme: 'tide',
        edge: 'none',
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
      block('text.access-matrix', {
        title: 'Iedereen heeft een sleutel. Niemand heeft de lijst.',
        text: 'Kassa’s, poorten, mappen, kranen: elk systeem heeft een eigen idee van wie je bent. Alloq is de plek die het weet en het de rest vertelt.',
        systems: 'Kadepoort, Koelhuis, Salarissen, Kassa, Kraan 4, Archief, Koekjes',
        until: 'tot vrijdag',
        people: [
          { name: 'Noor', role: 'Ploegleider', may: 'Kadepoort, Koelhuis, Kassa, Kraan 4, Koekjes' },
          { name: 'Piet', role: 'Kraanmachinist', may: 'Kadepoort, Koelhuis, Kraan 4' },
          { name: 'Samira', role: 'Boekhouder', may: 'Salarissen, Kassa, Archief' },
          { name: 'Inval 14', role: 'Tot vrijdag', may: 'Kadepoort', mayUntil: 'Koelhuis, Salarissen' },
          { name: 'De accountant', role: 'Alleen lezen', mayLook: 'Salarissen, Archief' },
          { name: 'Ineke', role: 'Oprichter', may: 'Koekjes' },
        ],
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'Zo werkt het',
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
      block('text.quote', {
        text: 'Vierhonderd sleutels gingen de container in. Ik hield er één, voor de koekjes.',
        name: 'Wil Hartog',
        role: 'Facilitaire zaken, Tarra',
        theme: 'ink',
        edge: 'none',
      }),
      block('collections.cases', {
        title: 'Wie ermee werkt',
        text: 'Een opslagbedrijf en een terminal. Ze delen een hekel aan de reservesleutel.',
        cases: users,
        link: link('Alle cases met Alloq', '/cases?solution=alloq'),
        theme: 'ink',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '60 s',
        text: 'Zo lang wacht een nieuwe collega op een sleutel. Vroeger duurde het tot iemand vroeg waarom die jongen nog op de gang stond.',
        facts: [
          fact('140', 'systemen waar Alloq al mee praat, kranen meegeteld'),
          fact('1', 'lijst, ook op papier, voor in de kantine'),
          fact('0', 'mensen die “Admin” heten'),
        ],
        theme: 'signal',
        edge: 'chop',
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
        theme: 'tide',
        edge: 'none',
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
