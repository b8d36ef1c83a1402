import type { Entry } from '../../define';
import { person } from './person';

export const quay: Entry[] = [
  person(
    {
      key: 'kees',
      name: 'Kees Vrolijk',
      team: 'quay',
      order: 3,
      line: '03',
      motif: 'crane',
      theme: 'fog',
      hours: ['Tue 09:00', 'Wed 09:00', 'Thu 12:30'],
    },
    {
      role: 'Finance, and the boiler',
      hello: 'Both run best when somebody listens to them now and then.',
      quote: 'An invoice nobody has questions about: that is my kind of design.',
      lead: 'I kept the books of a shipyard for thirty years. Then the shipyard was finished, and I was not.',
      text:
        'I send bills in plain sentences and reminders that people have been known to frame. If you do not ' +
        'understand an amount, ring me. If I do not understand it either, you need not pay it.',
      picture: ['A harbour crane in the evening', 'Depreciated in 1984. Still lifts.'],
      agenda: [
        ['04-15', 'An invoice in seven sentences', 'On the quay, 16:00'],
        ['11-25', 'Bleeding radiators, a practical', 'The pump room, 15:00'],
      ],
    },
    {
      role: 'De cijfers en de ketel',
      hello: 'Allebei doen ze het beter als er af en toe iemand naar luistert.',
      quote: 'Een factuur waar niemand vragen over heeft: dat noem ik ontwerp.',
      lead: 'Dertig jaar deed ik de boeken van een scheepswerf. Toen was de werf op, en ik nog niet.',
      text:
        'Ik stuur rekeningen in gewone zinnen, en aanmaningen die wel eens worden ingelijst. Snap je een bedrag ' +
        'niet, bel dan. Snap ik het ook niet, dan hoef je het niet te betalen.',
      picture: ['Een havenkraan in de avond', 'Afgeschreven in 1984. Hijst nog.'],
      agenda: [
        ['04-15', 'Een factuur in zeven zinnen', 'Op de kade, 16.00 uur'],
        ['11-25', 'Radiatoren ontluchten, praktijkles', 'Het pomphuis, 15.00 uur'],
      ],
    },
  ),
  person(
    {
      key: 'ineke',
      name: 'Ineke Vonk',
      team: 'quay',
      order: 10,
      line: '10',
      motif: 'beacon',
      theme: 'signal',
      hours: ['Mon 16:00', 'Wed 14:00', 'Thu 17:30'],
    },
    {
      role: 'Founder, asks why',
      hello: 'I ask why. After the third time it usually gets quiet, and then we can begin.',
      quote: 'Start with what may never happen. It is a shorter list.',
      lead:
        'In 2009 a keeper gave me eleven things his pumping station must never do. I have worked that way ever ' +
        'since.',
      text:
        'I founded VI with a leak, a list and a second-hand desk. I still take every first conversation myself, ' +
        'when they let me, and I still have the desk. It floats; we have checked.',
      picture: ['A harbour light on its pier', 'Says the same thing every night. People find that reassuring.'],
      agenda: [
        ['01-07', 'Eleven things it must never do', 'On the quay, 16:00'],
        ['09-30', 'Asking why without losing friends', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Oprichter, vraagt waarom',
      hello: 'Ik vraag waarom. Na de derde keer wordt het meestal stil, en dan kunnen we beginnen.',
      quote: 'Begin met wat nooit mag gebeuren. Die lijst is korter.',
      lead: 'In 2009 gaf een machinist me elf dingen die zijn gemaal nooit mocht doen. Zo werk ik nog steeds.',
      text:
        'Ik begon VI met een lek, een lijst en een tweedehands bureau. Het eerste gesprek doe ik nog altijd zelf, ' +
        'als ik mag. Het bureau heb ik ook nog. Het drijft. Dat hebben we nagekeken.',
      picture: ['Een havenlicht op de pier', 'Zegt elke nacht hetzelfde. Mensen vinden dat geruststellend.'],
      agenda: [
        ['01-07', 'Elf dingen die het nooit mag doen', 'Op de kade, 16.00 uur'],
        ['09-30', 'Waarom vragen en toch vrienden houden', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
];
