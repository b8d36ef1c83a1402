import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { figure, item, link } from '../parts';

const shared = {
  kind: 'regular',
  year: 2026,
  order: 10,
  image: art('terminal', 'crane'),
  imageNarrow: art('terminal', 'crane', 'narrow'),
  client: ref('partner:maasvlot'),
  solutions: [ref('solution:custom-software'), ref('solution:alloq')],
  person: ref('employee:bram'),
};
const headerPictures = {
  image: art('terminal', 'crane', 'wide'),
  sky: skyOf('terminal'),
  imageNarrow: art('terminal', 'crane', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const yard = art('terminal-yard', 'stack');
const berth = [art('terminal-ship', 'bow'), art('terminal-light', 'beacon'), art('terminal-span', 'bridge')] as const;
const old = { image: art('terminal-old', 'pile'), imageNarrow: art('terminal-old', 'pile', 'narrow') };

export const terminal: Entry = {
  key: 'case:terminal',
  en: {
    ...shared,
    title: 'A terminal that plans itself at four in the morning',
    slug: 'a-terminal-that-plans-itself',
    summary: 'Four planners moved eleven thousand containers a night. Now the wind may change.',
    header: {
      ...headerPictures,
      intro: 'Maasvlot loads and unloads ships all night. The plan for it used to be older than the weather.',
      myRole: 'Product owner on loan',
    },
    blocks: [
      block('text.highlight', {
        before: 'Every night four planners moved',
        value: '11,000',
        text: 'containers around a screen. By breakfast the wind had changed and they could start again.',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Six weeks on the night shift',
        text: text(`
          Maasvlot did not need a prettier screen. It needed a plan that survives the weather. We drank a lot of
          terrible coffee and wrote down every decision the planners made without noticing.

          Those decisions became rules, the rules became software. The planners still have the last word; they just
          need it less often.
        `),
        image: yard,
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '4 min',
        text: 'from a change in the wind to a new plan for the whole quay.',
        theme: 'ink',
        edge: 'chop',
      }),
      block('media.photo-grid', {
        photos: [
          figure(berth[0], 'A container ship seen from the front, a tug beside it'),
          figure(berth[1], 'A harbour light throwing two beams over the quay'),
          figure(berth[2], 'A cable-stayed bridge before a low sun'),
        ],
        caption: 'Berth 6, two hours before the plan used to be ready.',
        facts: [
          item('We watched', '84 hours, three thermos flasks'),
          item('We wrote', '312 rules, 40 of them contradicting'),
          item('We built', 'In the dark, next to the old system'),
          item('We switched', 'On a Friday, in the afternoon'),
        ],
        theme: 'tide',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'I slept through a storm. My wife noticed first.',
        name: 'Joost Verkade',
        role: 'Night planner, Maasvlot',
        theme: 'signal',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'How a plan grows',
        ...old,
        chapters: [
          item('Listen', 'The wind gauge, the tide table and the lorry queue report in. They never agree.', '02:10'),
          item('Refuse', 'Whatever may never happen is crossed out first. That leaves less than you think.', '02:11'),
          item('Propose', 'Three plans, each with its price. One is usually boring. That is the good one.', '02:13'),
          item('Ask', 'A planner says yes, or no and why. The why is kept.', '02:14'),
        ],
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.title-and-text', {
        title: 'And who may say yes?',
        lead: 'Forty-one people could move a crane by accident. Now eleven can do it on purpose.',
        text: text(`
          A plan nobody may change is a poster. So who decides what, and until when, lives in Alloq. The planners, the
          crane drivers and the temporary help read from the same list.
        `),
        links: [link('Meet Alloq', '/solutions/alloq')],
        theme: 'fog',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'A terminal that plans itself at four in the morning · VI',
      metaDescription: 'From a change in the wind to a new plan for the whole quay of Maasvlot, in four minutes.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Een terminal die zichzelf plant, om vier uur ’s\u00A0nachts',
    slug: 'een-terminal-die-zichzelf-plant',
    summary: 'Vier planners schoven elke nacht elfduizend containers over een scherm. Nu mag de wind draaien.',
    header: {
      ...headerPictures,
      intro: 'Maasvlot laadt en lost de hele nacht. Het plan daarvoor was altijd ouder dan het weer.',
      myRole: 'Product owner te leen',
    },
    blocks: [
      block('text.highlight', {
        before: 'Elke nacht verschoven vier planners',
        value: '11.000',
        text: 'containers op een scherm. Tegen het ontbijt was de wind gedraaid en konden ze opnieuw beginnen.',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.title-and-text', {
        title: 'Zes weken in de nachtdienst',
        text: text(`
          Een mooier scherm had Maasvlot niet nodig. Wel een plan dat tegen het weer kan. Wij dronken veel
          beroerde koffie en schreven elke beslissing op die de planners namen zonder het te merken.

          Van die beslissingen maakten we regels, van de regels software. Het laatste woord is nog steeds aan de
          planners. Ze hebben het alleen minder vaak nodig.
        `),
        image: yard,
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        value: '4 min',
        text: 'tussen een draaiende wind en een nieuw plan voor de hele kade.',
        theme: 'ink',
        edge: 'chop',
      }),
      block('media.photo-grid', {
        photos: [
          figure(berth[0], 'Een containerschip recht van voren, met een sleepboot ernaast'),
          figure(berth[1], 'Een havenlicht met twee lichtbundels boven de kade'),
          figure(berth[2], 'Een tuibrug voor een lage zon'),
        ],
        caption: 'Ligplaats 6, twee uur voordat het plan vroeger klaar was.',
        facts: [
          item('We keken', '84 uur, drie thermoskannen'),
          item('We schreven', '312 regels, waarvan 40 in tegenspraak'),
          item('We bouwden', 'In het donker, naast het oude systeem'),
          item('We schakelden', 'Op een vrijdag, in de middag'),
        ],
        theme: 'tide',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Ik sliep door een storm heen. Mijn vrouw merkte het als eerste.',
        name: 'Joost Verkade',
        role: 'Nachtplanner, Maasvlot',
        theme: 'signal',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'Zo groeit een plan',
        ...old,
        chapters: [
          item('Luisteren', 'Windmeter, getijtafel en vrachtwagenrij melden zich. Ze zijn het nooit eens.', '02:10'),
          item('Schrappen', 'Wat nooit mag gebeuren gaat er eerst uit. Dan blijft er weinig over.', '02:11'),
          item('Voorstellen', 'Drie plannen, elk met een prijs. Eén is meestal saai. Dat is de goede.', '02:13'),
          item('Vragen', 'Een planner zegt ja, of nee en waarom. Het waarom bewaren we.', '02:14'),
        ],
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.title-and-text', {
        title: 'En wie mag ja zeggen?',
        lead: 'Eenenveertig mensen konden per ongeluk een kraan verplaatsen. Nu kunnen elf het expres.',
        text: text(`
          Een plan dat niemand mag veranderen is een poster. Wie wat beslist, en tot wanneer, staat daarom in Alloq.
          Planners, kraanmachinisten en uitzendkrachten lezen van dezelfde lijst.
        `),
        links: [link('Maak kennis met Alloq', '/solutions/alloq')],
        theme: 'fog',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Een terminal die zichzelf plant, om vier uur ’s nachts · VI',
      metaDescription: 'Van een draaiende wind naar een nieuw plan voor de hele kade van Maasvlot, in vier minuten.',
      metaImage: shared.image,
    },
  },
};
