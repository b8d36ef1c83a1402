import type { Entry } from '../../define';
import { quote } from '../sections';
import { person } from './person';

export const designers: Entry[] = [
  person(
    {
      key: 'amina',
      name: 'Amina Sefiani',
      team: 'designers',
      order: 2,
      line: '02',
      motif: 'hall',
      theme: 'signal',
      hours: ['Tue 11:00', 'Wed 13:30', 'Thu 09:30'],
    },
    {
      role: 'Interaction designer',
      hello: 'I draw doors, and the handles that tell you which way they open.',
      quote: 'If it needs a sign that says push, it needs another handle.',
      lead: 'I trained as an architect and left when I noticed that I only liked the doors.',
      text:
        'I design on paper first, on the spot, standing next to whoever will use it. A sketch on a beer mat gets ' +
        'honest answers; a finished screen gets compliments.',
      picture: [
        'A market hall with an open arch',
        'Forty metres wide, no handle, no manual. Nobody ever walks into it.',
      ],
      agenda: [
        ['02-18', 'Acting out your worst form', 'On the quay, 20:00'],
        ['05-27', 'Drawing for people who cannot draw', 'Library, Hoogstraat, 19:30'],
      ],
      blocks: [
        quote({ text: 'Nobody reads the manual. So I made the manual the door handle.', by: 'amina', theme: 'fog' }),
      ],
    },
    {
      role: 'Interactie\u00ADontwerper',
      hello: 'Ik teken deuren, en klinken waaraan je voelt welke kant ze op gaan.',
      quote: 'Moet er “duwen” op, dan moet er een andere klink aan.',
      lead: 'Ik ben opgeleid als architect en hield ermee op toen ik merkte dat ik alleen de deuren leuk vond.',
      text:
        'Ik ontwerp eerst op papier, ter plekke, naast wie het gaat gebruiken. Een schets op een bierviltje krijgt ' +
        'eerlijk antwoord. Een kant-en-klaar scherm krijgt complimenten.',
      picture: [
        'Een markthal met een open boog',
        'Veertig meter breed, geen klink, geen handleiding. Er loopt nooit iemand tegenaan.',
      ],
      agenda: [
        ['02-18', 'Speel je ergste formulier na', 'Op de kade, 20.00 uur'],
        ['05-27', 'Tekenen voor wie niet kan tekenen', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
      blocks: [
        quote({
          text: 'Niemand leest de handleiding. Dus werd de handleiding de deurklink.',
          by: 'amina',
          theme: 'fog',
        }),
      ],
    },
  ),
  person(
    {
      key: 'saar',
      name: 'Saar Blok',
      team: 'designers',
      order: 11,
      line: '11',
      motif: 'tug',
      theme: 'tide',
      hours: ['Mon 11:00', 'Tue 14:00', 'Wed 15:30', 'Thu 10:00'],
    },
    {
      role: 'Researcher',
      hello: 'I ask one question and then I am quiet for a long time. It works on everyone.',
      quote: 'People do not lie to you. They answer the question you happened to ask.',
      lead:
        'Thirty-one nights in control rooms, nine days on tugs, one morning in a cold store. I bring my own ' +
        'biscuits.',
      text:
        'I go and look before we build, and I go back after we have built, which is the braver half. I also wrote ' +
        'our privacy statement. A lawyer removed two jokes and I have kept them.',
      picture: ['A tug at work at the end of the day', 'My office on some Wednesdays. It pitches.'],
      agenda: [
        ['03-25', 'Being quiet, for beginners', 'Library, Hoogstraat, 19:30'],
        ['09-16', 'The jokes the lawyer removed', 'On the quay, 20:00'],
      ],
    },
    {
      role: 'Onderzoeker',
      hello: 'Ik stel één vraag en ben daarna heel lang stil. Dat werkt bij iedereen.',
      quote: 'Mensen liegen niet. Ze geven antwoord op de vraag die je toevallig stelde.',
      lead:
        'Eenendertig nachten in controlekamers, negen dagen op een sleepboot, één ochtend in een vrieshuis. ' +
        'Koekjes neem ik zelf mee.',
      text:
        'Ik ga kijken voor we bouwen, en ik ga terug als het er staat. Dat laatste vraagt de meeste moed. Onze ' +
        'privacyverklaring is ook van mij. Een jurist haalde er twee grappen uit. Die heb ik bewaard.',
      picture: [
        'Een sleepboot aan het werk, aan het eind van de dag',
        'Sommige woensdagen is dit mijn kantoor. Het deint.',
      ],
      agenda: [
        ['03-25', 'Stil zijn voor beginners', 'Bibliotheek, Hoogstraat, 19.30 uur'],
        ['09-16', 'De grappen die de jurist eruit haalde', 'Op de kade, 20.00 uur'],
      ],
    },
  ),
];
