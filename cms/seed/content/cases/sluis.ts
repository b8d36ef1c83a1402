import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { figure, item, link } from '../parts';

const shared = {
  kind: 'regular',
  year: 2025,
  order: 4,
  image: art('sluis', 'lock'),
  imageNarrow: art('sluis', 'lock', 'narrow'),
  client: ref('partner:sluis-stuw'),
  solutions: [ref('solution:custom-software'), ref('solution:care')],
  person: ref('employee:yusuf'),
};
const headerPictures = {
  image: art('sluis', 'lock', 'wide'),
  sky: skyOf('sluis'),
  imageNarrow: art('sluis', 'lock', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const leak = { image: art('sluis-four', 'lock'), imageNarrow: art('sluis-four', 'lock', 'narrow') };
const keeper = art('sluis-sails', 'drawbridge');
const grid = [art('sluis-wind', 'turbine'), art('sluis-lift', 'lift'), art('sluis-barge', 'tug')] as const;

export const sluis: Entry = {
  key: 'case:sluis',
  en: {
    ...shared,
    title: 'Eleven locks on one screen, and the keepers like it',
    slug: 'eleven-locks-on-one-screen',
    summary: 'Eleven lock keepers, eleven windows, eleven opinions. One of each is left, except the keepers.',
    header: {
      ...headerPictures,
      intro: 'A lock keeper looks out of the window for a reason. Any screen has to be better than the window.',
      myRole: 'Back-end engineer, with binoculars',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'The window was winning',
        lead: 'The old system had been retired twice. It came back both times, because it had a window.',
        text: text(`
          We put a chair in each of the eleven huts and asked nothing. After a week we knew what the keepers look at:
          the water, the rope, the skipper’s face. In that order. None of it was on the screen.
        `),
        image: keeper,
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo', {
        ...leak,
        alt: 'Lock gates from below, a jet of water through the seam',
        caption: 'Sluis 4, a Tuesday. The leak is intentional; it tells the keeper the gate is shut.',
        width: 'full',
        theme: 'ink',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'One lockage, from the chair',
        image: grid[1],
        chapters: [
          item('Hail', 'A barge reports in. Length, draught, dog on board. The queue moves up by itself.', '+0.40 m'),
          item(
            'Shut',
            'The screen waits for the gate, and the gate waits for the leak. Nobody hurries a leak.',
            '0.00 m',
          ),
          item('Level', 'Everything that moves is large. Everything that does not is gone.', '−2.10 m'),
          item('Open', 'One button, and it is the keeper who presses it. That was the first rule.', '−4.20 m'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'I still look out of the window. But now I do it for the ducks.',
        name: 'Henk Bouwmeester',
        role: 'Lock keeper, Sluis & Stuw',
        theme: 'signal',
        edge: 'swell',
      }),
      block('media.photo-grid', {
        title: 'What a keeper sees now',
        photos: [
          figure(grid[0], 'Wind turbines before a low sun'),
          figure(grid[1], 'A lift bridge raised over the river'),
          figure(grid[2], 'A tug leaving a white bow wave'),
        ],
        caption: 'Three mornings in week nine. The lift bridge was early.',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'A barge on the Linge canal waits',
        value: '22 min',
        text: 'less than last year. The skippers spend it in the same pub as before.',
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.title-and-text', {
        title: 'And then we stayed',
        text: text(`
          A lock is open three hundred and sixty-five nights a year, so somebody of ours is too. Twice so far a keeper
          rang before the alarm did. We hired one of them.
        `),
        links: [
          link('Care after launch', '/solutions/care-after-launch'),
          link('What a lock keeper knows about queues', '/insights/what-a-lock-keeper-knows-about-queues'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
    ],
    metadata: {
      metaDescription: 'How Sluis & Stuw runs eleven locks from one screen that is finally better than the window.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Elf sluizen op één scherm, en de sluiswachters vinden het fijn',
    slug: 'elf-sluizen-op-een-scherm',
    summary: 'Elf sluiswachters, elf ramen, elf meningen. Van alles is er nu één, behalve van de sluiswachters.',
    header: {
      ...headerPictures,
      intro: 'Een sluiswachter kijkt niet voor niets uit het raam. Elk scherm moet beter zijn dan dat raam.',
      myRole: 'Back-end\u00ADontwikkelaar, met verrekijker',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Het raam stond voor',
        lead: 'Het oude systeem was al twee keer afgeschaft. Het kwam twee keer terug, want er zat een raam bij.',
        text: text(`
          We zetten in elk van de elf huisjes een stoel neer en vroegen niets. Na een week wisten we waar een
          sluiswachter naar kijkt: het water, het touw, het gezicht van de schipper. In die volgorde. Niets daarvan
          stond op het scherm.
        `),
        image: keeper,
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo', {
        ...leak,
        alt: 'Sluisdeuren van onderaf, met een straal water door de naad',
        caption: 'Sluis 4, een dinsdag. Het lek hoort zo: daaraan ziet de sluiswachter dat de deur dicht is.',
        width: 'full',
        theme: 'ink',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'Eén schutting, vanuit de stoel',
        image: grid[1],
        chapters: [
          item(
            'Melden',
            'Een schip meldt zich. Lengte, diepgang, hond aan boord. De rij schuift vanzelf op.',
            '+0,40 m',
          ),
          item(
            'Sluiten',
            'Het scherm wacht op de deur, de deur wacht op het lek. Een lek laat zich niet jagen.',
            '0,00 m',
          ),
          item('Zakken', 'Wat beweegt is groot. Wat stilstaat is weg.', '−2,10 m'),
          item('Openen', 'Eén knop, en de sluiswachter drukt hem in. Dat was regel één.', '−4,20 m'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Ik kijk nog steeds uit het raam. Maar nu voor de eenden.',
        name: 'Henk Bouwmeester',
        role: 'Sluiswachter, Sluis & Stuw',
        theme: 'signal',
        edge: 'swell',
      }),
      block('media.photo-grid', {
        title: 'Wat een sluiswachter nu ziet',
        photos: [
          figure(grid[0], 'Windmolens voor een lage zon'),
          figure(grid[1], 'Een hefbrug, geheven boven de rivier'),
          figure(grid[2], 'Een sleepboot met een witte boeggolf'),
        ],
        caption: 'Drie ochtenden in week negen. De hefbrug was te vroeg.',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'Een schip op het Lingekanaal wacht',
        value: '22 min',
        text: 'korter dan vorig jaar. De schippers zitten die tijd uit in hetzelfde café als altijd.',
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.title-and-text', {
        title: 'En toen bleven we',
        text: text(`
          Een sluis is driehonderdvijfenzestig nachten per jaar open, dus een van ons ook. Twee keer belde een
          sluiswachter eerder dan het alarm. Die hebben we aangenomen.
        `),
        links: [
          link('Zorg na livegang', '/solutions/zorg-na-livegang'),
          link('Wat een sluiswachter weet van wachtrijen', '/insights/wat-een-sluiswachter-weet-van-wachtrijen'),
        ],
        theme: 'paper',
        edge: 'none',
      }),
    ],
    metadata: {
      metaDescription: 'Hoe Sluis & Stuw elf sluizen bedient vanaf één scherm dat eindelijk beter is dan het raam.',
      metaImage: shared.image,
    },
  },
};
