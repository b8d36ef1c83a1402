import type { Entry } from '../../define';
import { author, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-08-30',
  minutes: 3,
  category: 'culture',
  author: 'dewi',
  picture: 'stand-up',
  motif: 'beacon',
  theme: 'fog',
};

const en = article(frame, {
  title: 'The stand-\u2060up we hold while sitting down',
  slug: 'the-stand-up-we-hold-while-sitting-down',
  summary: 'People stand so that a meeting stays short. We tried making it interesting instead.',
  intro:
    'Somebody once decided that a meeting is shorter when everyone’s feet hurt. We tried that for two years. The ' +
    'feet hurt.',
  blocks: [
    prose({
      text: `
        A stand-up has three questions. What did you do, what will you do, what is in your way. Twelve people, three
        answers each, is thirty-six answers, of which two concern you. You do not know which two, so you stay awake
        for all of them. This is called alignment.

        ## What we do now

        At eleven, not earlier, we sit down on the long bench by the window. Nobody reports. There is a board with
        everything that is in the water, and we read it from right to left, because what is nearly finished deserves
        a hand before what is nearly begun. At each card one question: is it moving? If it is, we say nothing. The
        silences are the best part.

        If it is not, two people say “we will look at that”, and go and look at it. After the meeting, without the
        other ten. Sitting down, it takes us seven minutes on average. The record is fifty seconds; nothing was
        stuck and there was cake.

        ## What we lost

        The feeling that everybody is busy. It turned out that this feeling was the main product of the old meeting.
        Some people missed it. They now have mornings, with no meetings before eleven, in which they can be busy for
        real. And when somebody has been out at a client for a week and wants to know everything: there is soup on
        Thursdays.`,
    }),
    quote({ text: 'If a card moves, we say nothing. The silences are the best part.', by: 'dewi', theme: 'tide' }),
    author('dewi', 'Chairs the bench', 'Come and sit in at eleven. Bring nothing to report.', 'paper'),
  ],
});

const nl = article(frame, {
  title: 'De stand-\u2060up die we zittend houden',
  slug: 'de-stand-up-die-we-zittend-houden',
  summary: 'Je gaat staan zodat een overleg kort blijft. Wij probeerden het eens met interessant.',
  intro:
    'Ooit heeft iemand bedacht dat een overleg korter duurt als je er zere voeten van krijgt. Wij deden dat twee ' +
    'jaar. De voeten klopten.',
  blocks: [
    prose({
      text: `
        Een stand-up kent drie vragen. Wat deed je, wat ga je doen, wat zit er in de weg. Twaalf mensen maal drie
        antwoorden is zesendertig, en daarvan gaan er twee over jou. Welke twee weet je niet, dus je blijft bij alle
        zesendertig wakker. Dat heet afstemming.

        ## Wat we nu doen

        Om elf uur, niet eerder, schuiven we op de lange bank bij het raam. Niemand brengt verslag uit. Op het bord
        hangt alles wat te water ligt, en we lezen het van rechts naar links, want wat bijna af is verdient eerder
        een hand dan wat bijna begint. Per kaart één vraag: beweegt hij? Zo ja, dan zegt niemand iets. De stiltes
        zijn het mooist.

        Zo nee, dan zeggen twee mensen: wij kijken wel even. En dat doen ze dan ook, na afloop, zonder die andere
        tien. Gemiddeld zijn we zeven minuten kwijt. Het record is vijftig seconden. Er zat niets vast en er was
        taart.

        ## Wat we kwijt zijn

        Het gevoel dat iedereen het druk heeft. Dat bleek het belangrijkste product van het oude overleg te zijn, en
        sommigen misten het. Zij hebben nu ochtenden, want voor elven vergadert hier niemand, en dan kun je het écht
        druk hebben. En wie na een week bij een klant alles wil horen: donderdag is er soep.`,
    }),
    quote({ text: 'Beweegt een kaart, dan zegt niemand iets. De stiltes zijn het mooist.', by: 'dewi', theme: 'tide' }),
    author('dewi', 'Zit de bank voor', 'Schuif aan om elf uur. Neem niets mee om te melden.', 'paper'),
  ],
});

export const standUp: Entry = { key: 'insight:stand-up', en, nl };
