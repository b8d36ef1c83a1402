import type { Entry } from '../../define';
import { author, photo, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-10-08',
  minutes: 6,
  category: 'culture',
  author: 'yusuf',
  picture: 'lock-keeper',
  motif: 'lock',
  theme: 'ink',
};

const en = article(frame, {
  title: 'What a lock keeper knows about queues',
  slug: 'what-a-lock-keeper-knows-about-queues',
  summary: 'Let things wait, but never let them guess. And count the ducks.',
  intro:
    'I grew up beside a lock. Before I could write I had seen back pressure, dead letters and a priority queue, all ' +
    'before breakfast.',
  blocks: [
    prose({
      text: `
        The keeper was called Mister Van Es. He had a whistle, a bench and a blackboard, and with those three he
        moved nine thousand ships a year up one metre forty. I have since worked with message brokers that cost more
        than the lock. Not one of them was as calm.

        ## The blackboard

        Skippers do not mind waiting. They mind not knowing. On the blackboard Van Es wrote, in chalk, who was next
        and at about what time. When he was wrong he rubbed it out and wrote the new time. That is all. Nobody ever
        shouted at him.

        When we built a planning system for [a container terminal](/cases/a-terminal-that-plans-itself), the first
        version was quick and everybody hated it. The second was no quicker, but it showed each driver his place and
        an honest time. Complaints fell by two thirds. We had optimised the water, when we needed a blackboard.

        ## Close one gate before you open the other

        A lock is a transaction with gates. Ships in, gate shut, water up, gate open. Never both gates; both gates
        is not a fast lock, it is a waterfall. Every bug I am ashamed of was a moment at which both gates stood
        open: the order was already gone from one list and not yet on the other, and just then somebody pulled the
        plug.

        So close the first gate, write it down, and only then open the second. If the light goes out in between, you
        must be able to see from the water level where you were.`,
    }),
    photo({
      slug: 'lock-keeper-gates',
      motif: 'lift',
      alt: 'A lift bridge over the canal, halfway up',
      caption: 'Four minutes up, four minutes down, and nobody in a car believes it.',
      width: 'left',
    }),
    prose({
      text: `
        ## Full is an answer

        On summer Sundays the chamber was full and Van Es lit the red light. He did not put the boats on top of each
        other. He did not promise them all half past two. Red meant: moor over there, there is ice cream.

        A system without a red light says yes to everything and falls over at a quarter past three with everybody’s
        ship in it. Decide beforehand how much fits. Say no at the door, kindly, with a time to come back. Your
        users will manage. There is ice cream.

        ## Somebody always goes first

        The fire boat went first, and the ferry, and once a woman who was having a baby in a sloop. Nobody minded,
        because the rule was painted on a sign. Priority without a sign is called corruption. Priority for everyone
        is called Tuesday. Keep the list of exceptions short, and hang it where the others can read it.

        ## The ducks

        Ducks come into the chamber uninvited. They are in no list, they have paid nothing, and they sit exactly
        where the gate swings. Van Es never planned for ducks. He opened the gate a hand’s width, waited, and then
        opened it the rest of the way.

        Every queue has ducks: the message without a sender, the file with yesterday’s date, the order for minus
        three pallets. You cannot forbid them. You can move slowly for the first hand’s width, put what does not
        belong there gently to one side, and look once a week at what is sitting there. We have a channel for that.
        It is called ducks. It is the most useful thing I have ever set up.`,
    }),
    quote({ text: 'Let things wait, but never let them guess.', by: 'yusuf', theme: 'signal' }),
    author(
      'yusuf',
      'Raised beside a lock',
      'I teach two evenings a year at the library. Bring a problem, not a laptop.',
    ),
  ],
});

const nl = article(frame, {
  title: 'Wat een sluiswachter weet van wachtrijen',
  slug: 'wat-een-sluiswachter-weet-van-wachtrijen',
  summary: 'Laat dingen wachten, maar laat ze nooit raden. En tel de eenden.',
  intro:
    'Ik ben opgegroeid naast een sluis. Voor ik kon schrijven had ik tegendruk, voorrang en onbestelbare post ' +
    'gezien, en dan moest het ontbijt nog komen.',
  blocks: [
    prose({
      text: `
        De sluiswachter heette meneer Van Es. Hij had een fluit, een bankje en een schoolbord, en met die drie
        bracht hij per jaar negenduizend schepen een meter veertig omhoog. Ik heb daarna met wachtrijsoftware
        gewerkt die duurder was dan de hele sluis. Zo rustig als Van Es werd het nooit.

        ## Het schoolbord

        Een schipper vindt wachten niet erg. Niet weten wel. Op het bord stond met krijt wie er aan de beurt was en
        ongeveer hoe laat. Klopte het niet, dan veegde Van Es het uit en schreef een nieuwe tijd op. Meer was het
        niet. Er heeft nooit iemand tegen hem geschreeuwd.

        Toen we een planning bouwden voor [een containerterminal](/cases/een-terminal-die-zichzelf-plant), was de
        eerste versie snel en had iedereen er een hekel aan. De tweede was geen tel sneller, maar liet elke
        chauffeur zien waar hij stond en hoe laat het echt zou worden. Twee derde minder klachten. Wij hadden aan
        het water gesleuteld, er ontbrak een schoolbord.

        ## Eerst de ene deur dicht, dan de andere open

        Een sluis is een transactie met deuren. Schepen erin, deur dicht, water omhoog, deur open. Nooit allebei
        tegelijk; dan heb je geen snelle sluis maar een waterval. Elke fout waar ik me nog voor schaam was een
        moment waarop beide deuren openstonden: de order was al van de ene lijst af en stond nog niet op de andere,
        en juist toen trok iemand de stekker eruit.

        Dus: deur dicht, opschrijven, en dan pas de volgende open. Valt het licht uit, dan moet je aan het waterpeil
        kunnen zien waar je was.`,
    }),
    photo({
      slug: 'lock-keeper-gates',
      motif: 'lift',
      alt: 'Een hefbrug over het kanaal, halverwege omhoog',
      caption: 'Vier minuten omhoog, vier omlaag, en niemand in een auto die het gelooft.',
      width: 'left',
    }),
    prose({
      text: `
        ## Vol is ook een antwoord

        Op zomerse zondagen was de kolk vol en ging het rode licht aan. Van Es stapelde geen boten. Hij beloofde ook
        niet iedereen half drie. Rood betekende: leg daar maar aan, er is ijs.

        Een systeem zonder rood licht zegt overal ja op en valt om kwart over drie om, met ieders schip erin. Bepaal
        van tevoren hoeveel erin past. Zeg aan de deur vriendelijk nee en noem een tijd. Je gebruikers redden zich
        wel. Er is ijs.

        ## Er gaat altijd iemand voor

        De blusboot ging voor, de pont ook, en één keer een vrouw die in een sloep lag te bevallen. Niemand had er
        moeite mee, want het stond op een bord. Voorrang zonder bord heet vriendjespolitiek. Voorrang voor iedereen
        heet dinsdag. Houd de lijst met uitzonderingen kort en hang hem op waar de rest hem kan lezen.

        ## De eenden

        Eenden komen ongevraagd de kolk in. Ze staan op geen enkele lijst, ze hebben niets betaald en ze zitten
        precies waar de deur draait. Van Es plande geen eenden. Hij zette de deur op een handbreedte, wachtte even
        en draaide hem dan verder open.

        Elke wachtrij heeft eenden: het bericht zonder afzender, het bestand met de datum van gisteren, de
        bestelling van min drie pallets. Verbieden helpt niet. Wat helpt: de eerste handbreedte langzaam, wat er
        niet hoort voorzichtig opzij zetten, en elke week kijken wat daar zit. Wij hebben er een kanaal voor. Het
        heet eenden. Ik heb nooit iets nuttigers aangemaakt.`,
    }),
    quote({ text: 'Laat dingen wachten, maar laat ze nooit raden.', by: 'yusuf', theme: 'signal' }),
    author(
      'yusuf',
      'Opgegroeid naast een sluis',
      'Twee avonden per jaar sta ik in de bibliotheek. Neem een probleem mee, geen laptop.',
    ),
  ],
});

export const lockKeeper: Entry = { key: 'insight:lock-keeper', en, nl };
