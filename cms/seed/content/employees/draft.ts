import type { Entry } from '../../define';
import { person } from './person';

/** A draft: starts in March, and until then no visitor may see him. Tests look for his name. */
export const teun: Entry = person(
  {
    key: 'teun',
    name: 'Teun Lankhaar',
    team: 'engineers',
    order: 13,
    line: '13',
    motif: 'cubes',
    theme: 'fog',
    draft: true,
  },
  {
    role: 'Engineer, from March',
    hello: 'I start in March. If you can read this, I started early.',
    quote: 'Not yet.',
    lead: 'Ask me in March.',
    text: 'There is a chair, it faces the water, and there is a cushion. I have been to look.',
    picture: ['Boxes on poles above the water', 'The view from chair thirteen.'],
    agenda: [['03-02', 'First day', 'On the quay, 10:00']],
  },
  {
    role: 'Engineer, vanaf maart',
    hello: 'Ik begin in maart. Lees je dit, dan ben ik te vroeg begonnen.',
    quote: 'Nog niet.',
    lead: 'Vraag het me in maart.',
    text: 'Er is een stoel, hij kijkt uit op het water en er ligt een kussen op. Ik ben gaan kijken.',
    picture: ['Blokken op palen boven het water', 'Het uitzicht vanaf stoel dertien.'],
    agenda: [['03-02', 'Eerste dag', 'Op de kade, 10.00 uur']],
  },
);
