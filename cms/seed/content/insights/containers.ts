import type { Entry } from '../../define';
import { author, highlight, photo, prose } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-09-24',
  minutes: 7,
  category: 'engineering',
  author: 'yusuf',
  picture: 'containers',
  motif: 'stack',
  theme: 'signal',
};

const en = article(frame, {
  title: 'Four million containers and one spreadsheet',
  slug: 'four-million-containers-and-one-spreadsheet',
  summary: 'It had 214 columns, one author and no undo. It was also the best specification we were ever given.',
  intro:
    'The file was called “planning NEW final 2 Henk”. It decided where four million containers went. Henk was due ' +
    'to retire in May.',
  blocks: [
    prose({
      text: `
        When people show you a spreadsheet like that they apologise first. Then they open it and stand a little in
        front of the screen, as one does with a messy kitchen. There was no need. I thought it was wonderful.

        It had two hundred and fourteen columns. Some were yellow, which meant that they mattered, and some were
        orange, which meant that they had mattered in 2015. There were eleven macros and a cell, far to the right,
        with only the word NO in it. Without that cell nothing worked.

        ## First, do not laugh

        A spreadsheet that has survived nine years is not a mess. It is nine years of decisions, made at the moment
        that they had to be made, by the person who would be rung if they were wrong. No workshop ever gave us a
        specification half as good. It was only a little short on verbs.

        So we did not begin with a database. We began with Henk. We sat beside him for three weeks, in shifts, and
        asked one question: what would happen if you did not? Column by column. Reefers away from the fence, because
        of the neighbours. Nothing for Thursday on top of anything for Wednesday. No hazardous goods beside the
        canteen; that one had a story and a scar.

        ## Rules first, screens later

        Out of it came a list of sixty-two rules. Forty were about physics, twelve about contracts, nine about
        people, and one was about a crane that was sold in 2018. We wrote each one down twice: once in a sentence
        Henk signed, and once as a test. Only then did we write the planner, which has to satisfy both.

        For two months it ran beside the spreadsheet every night, and every morning we looked at the differences. In
        the first week there were nine hundred. In the sixth there were four. In three of those the planner was
        right, and Henk said so, with visible effort. In the fourth he was right, and that was rule sixty-three.`,
    }),
    photo({
      slug: 'containers-yard',
      motif: 'cubes',
      alt: 'Boxes standing at odd angles on poles above the water',
      caption: 'Rule 17: whatever you need first must not be at the bottom. Simple, until the boat is late.',
      width: 'full',
    }),
    highlight({
      value: '63',
      text: 'Rules came out of the spreadsheet. One of them concerned the cell with NO in it.',
      theme: 'tide',
      edge: 'swell',
      facts: [
        { value: '4,000,000', label: 'moves a year' },
        { value: '214', label: 'columns, of which 31 were yellow' },
        { value: '31%', label: 'fewer boxes moved for nothing' },
      ],
    }),
    prose({
      text: `
        ## What a queue has to do with it

        Underneath it is a message queue with opinions. Every box that arrives is a message; every rule may hold it
        back, with a reason; nothing is ever dropped. When the wind is over twenty metres per second the cranes
        stop, the messages wait, and everyone can see what they are waiting for. I have written elsewhere about [the
        lock keeper who taught me that](/insights/what-a-lock-keeper-knows-about-queues).

        ## The cell with NO

        We did find out, in the end. In 2016 the macro that spread the boxes over the quays had put one hundred and
        twelve of them on the parking place of the director. Henk had built in a check. If the cell said NO, the
        parking place was full, always.

        In the new system it is rule sixty-one, with a test of its own, which runs forty times a day. It has never
        failed. Henk comes by every year in May to look at it.`,
    }),
    author(
      'yusuf',
      'Sat beside Henk',
      'Show me your spreadsheet. I promise not to laugh, and I usually take notes.',
      'fog',
    ),
  ],
});

const nl = article(frame, {
  title: 'Vier miljoen containers en één spreadsheet',
  slug: 'vier-miljoen-containers-en-een-spreadsheet',
  summary: 'Hij had 214 kolommen, één maker en geen weg terug. En het was de beste specificatie die we ooit kregen.',
  intro:
    'Het bestand heette “planning NIEUW def 2 Henk” en bepaalde waar vier miljoen containers heen gingen. Henk ' +
    'ging in mei met pensioen.',
  blocks: [
    prose({
      text: `
        Wie je zo’n spreadsheet laat zien, begint met excuses. Daarna gaat hij open en blijft de eigenaar er half
        voor staan, zoals bij een rommelige keuken. Nergens voor nodig. Ik vond hem prachtig.

        Hij had tweehonderdveertien kolommen. Sommige waren geel, dan deden ze ertoe, en sommige oranje, dan hadden
        ze er in 2015 toe gedaan. Er zaten elf macro’s in en helemaal rechts een cel waar alleen NEE in stond.
        Haalde je die weg, dan deed niets het meer.

        ## Eerst niet lachen

        Een spreadsheet die negen jaar meegaat, is geen rommel. Het zijn negen jaar besluiten, genomen op het moment
        dat het moest, door degene die gebeld werd als het niet klopte. Geen workshop leverde ons ooit een half zo
        goede specificatie op. Er ontbraken hooguit wat werkwoorden.

        We begonnen dus niet met een database. We begonnen met Henk. Drie weken zaten we om de beurt naast hem met
        steeds dezelfde vraag: wat gebeurt er als je het niet doet? Kolom voor kolom. Koelcontainers niet bij het
        hek, vanwege de buren. Niets voor donderdag op iets voor woensdag. Geen gevaarlijke stoffen naast de
        kantine; daar hoorde een verhaal bij, en een litteken.

        ## Eerst regels, dan schermen

        Het werd een lijst van tweeënzestig regels. Veertig gingen over natuurkunde, twaalf over contracten, negen
        over mensen en één over een kraan die in 2018 verkocht was. Elke regel schreven we twee keer op: als zin
        waar Henk zijn handtekening onder zette, en als test. Pas toen kwam de planner, die het met allebei eens
        moet zijn.

        Twee maanden draaide hij ’s\u00A0nachts naast de spreadsheet mee. Elke ochtend bekeken we de verschillen. De
        eerste week waren het er negenhonderd, de zesde week vier. Drie keer had de planner gelijk, en dat zei Henk
        ook, met zichtbare moeite. De vierde keer had Henk gelijk. Dat werd regel drieënzestig.`,
    }),
    photo({
      slug: 'containers-yard',
      motif: 'cubes',
      alt: 'Blokken die scheef op palen boven het water staan',
      caption: 'Regel 17: wat je het eerst nodig hebt, ligt niet onderop. Simpel, tot de boot te laat is.',
      width: 'full',
    }),
    highlight({
      value: '63',
      text: 'Regels kwamen er uit de spreadsheet. Eén daarvan ging over de cel met NEE.',
      theme: 'tide',
      edge: 'swell',
      facts: [
        { value: '4.000.000', label: 'bewegingen per jaar' },
        { value: '214', label: 'kolommen, waarvan 31 geel' },
        { value: '31%', label: 'minder containers voor niets verplaatst' },
      ],
    }),
    prose({
      text: `
        ## Wat een wachtrij ermee te maken heeft

        Onder de motorkap is het een wachtrij met een mening. Elke container die aankomt is een bericht, elke regel
        mag hem tegenhouden als ze zegt waarom, en er raakt nooit iets kwijt. Waait het harder dan twintig meter per
        seconde, dan staan de kranen stil en wachten de berichten, en iedereen ziet waarop. Van wie ik dat leerde,
        staat in [het stuk over de sluiswachter](/insights/wat-een-sluiswachter-weet-van-wachtrijen).

        ## De cel met NEE

        We zijn erachter gekomen. In 2016 had de macro die containers over de kades verdeelt er honderdtwaalf op de
        parkeerplaats van de directeur gezet. Henk had een controle ingebouwd: stond er NEE, dan was de
        parkeerplaats vol. Altijd.

        In het nieuwe systeem is het regel eenenzestig, met een eigen test, die veertig keer per dag draait. Hij is
        nog nooit gezakt. Elk jaar in mei komt Henk even kijken.`,
    }),
    author('yusuf', 'Zat naast Henk', 'Laat je spreadsheet zien. Ik lach niet, en meestal schrijf ik mee.', 'fog'),
  ],
});

export const containers: Entry = { key: 'insight:containers', en, nl };
