import type { Entry } from '../../define';
import { highlight, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-06-18',
  minutes: 4,
  category: 'engineering',
  author: 'joris',
  picture: 'backup',
  motif: 'pile',
  theme: 'tide',
};

const en = article(frame, {
  title: 'A backup is a rumour',
  slug: 'a-backup-is-a-rumour',
  summary: 'Until you have restored it, it is only something somebody says in meetings.',
  intro:
    'Ask any organisation whether it has backups and it will say yes. Ask when one was last put back and it will ' +
    'offer you coffee.',
  blocks: [
    prose({
      text: `
        I collect these coffees. I have had one from a hospital, two from banks and a really good one from a water
        board. They all had backups. There were green ticks to prove it, every night, from a program that had been
        asked one thing only: did you finish?

        ## What a tick does not say

        A tick says that bytes went from here to there. It does not say that they were the right bytes. I know of a
        backup that faithfully copied an empty folder for fourteen months. I know of one whose key was kept, very
        safely, inside the backup. And of one that was perfect, on a disk, in the machine that burned.

        ## The first Monday

        So on the first Monday of every month somebody here draws a system from a hat. It is a real hat. That person
        gets an empty machine, the instructions and a clock. They may not ask the author anything, because on the
        day that it matters the author is on a campsite without reception.

        If it runs by lunch, with yesterday’s numbers in it, the backup exists. If not, the instructions are
        rewritten that same afternoon by the person who got stuck, who knows exactly where.

        The first time it took us three days and a quarrel. These days forty minutes is slow. The funny thing is
        that we no longer speak of backups at all. We speak of *putting back*. Anyone can keep things.`,
    }),
    highlight({
      before: 'The last time, putting back everything took',
      value: '38 min',
      text: 'including the hat.',
      facts: [
        { value: '84', label: 'first Mondays' },
        { value: '6', label: 'instructions that turned out to be fiction' },
      ],
    }),
    quote({ text: 'Anyone can keep things. Putting them back is the trade.', by: 'joris', theme: 'paper' }),
  ],
});

const nl = article(frame, {
  title: 'Een back-up is een gerucht',
  slug: 'een-back-up-is-een-gerucht',
  summary: 'Zolang je hem niet hebt teruggezet, is het iets wat mensen in vergaderingen zeggen.',
  intro:
    'Vraag een organisatie of er back-ups zijn en het antwoord is ja. Vraag wanneer er voor het laatst een is ' +
    'teruggezet en je krijgt koffie.',
  blocks: [
    prose({
      text: `
        Ik spaar die koffie. Ik had er een van een ziekenhuis, twee van banken en een heel goede van een waterschap.
        Allemaal hadden ze back-ups. Het bewijs was een groen vinkje, elke nacht, van een programma waaraan maar één
        ding gevraagd was: ben je klaar?

        ## Wat een vinkje niet zegt

        Een vinkje zegt dat er bytes van hier naar daar gingen. Niet dat het de goede waren. Ik ken een back-up die
        veertien maanden trouw een lege map kopieerde. Ik ken er een waarvan de sleutel heel veilig was opgeborgen,
        in de back-up. En ik ken een volmaakte, op een schijf, in de machine die afbrandde.

        ## De eerste maandag

        Op de eerste maandag van de maand trekt hier dus iemand een systeem uit een hoed. Een echte hoed. Je krijgt
        een lege machine, de instructies en een klok. Aan de maker vragen mag niet, want op de dag dat het erop
        aankomt staat die op een camping zonder bereik.

        Draait het voor de lunch, met de cijfers van gisteren erin, dan bestaat de back-up. Zo niet, dan herschrijft
        wie vastliep nog dezelfde middag de instructies. Die weet namelijk precies waar.

        De eerste keer kostte het drie dagen en een ruzie. Nu vinden we veertig minuten traag. Over back-ups hebben
        we het eigenlijk nooit meer. We hebben het over *terugzetten*. Bewaren kan iedereen.`,
    }),
    highlight({
      before: 'De laatste keer duurde alles terugzetten',
      value: '38 min',
      text: 'inclusief de hoed.',
      facts: [
        { value: '84', label: 'eerste maandagen' },
        { value: '6', label: 'instructies die fictie bleken' },
      ],
    }),
    quote({ text: 'Bewaren kan iedereen. Terugzetten is een vak.', by: 'joris', theme: 'paper' }),
  ],
});

export const backup: Entry = { key: 'insight:backup', en, nl };
