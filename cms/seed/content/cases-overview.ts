import { block, type Entry, ref } from '../define';
import { link } from './parts';

const filterBy = [
  ref('solution:alloq'),
  ref('solution:tradingterms'),
  ref('solution:custom-software'),
  ref('solution:care'),
];

/** The banner counts on: it offers the number after the last published case of its language. */
export const casesOverview: Entry = {
  key: 'cases-overview',
  en: {
    title: 'Things that float',
    intro: 'Cases, products and the odd testimonial. All of them are still in the water.',
    emptyTitle: 'Nothing has surfaced here yet.',
    emptyText: 'It may be under water. It may be under contract. Have a look at all of them.',
    filterBy,
    blocks: [
      block('banners.call-to-action-banner', {
        title: 'Twelve is yours.',
        text: 'Nobody comes to us with a nice clean problem. Bring the one you have stopped mentioning in meetings.',
        action: link('Tell us about it', '/contact?reason=custom-solution'),
        theme: 'signal',
        edge: 'calm',
      }),
    ],
    metadata: {
      metaTitle: 'Cases: things that float · VI',
      metaDescription:
        'A terminal, eleven locks, ninety stalls and a bank on a Thursday. What we made, and who let us.',
    },
  },
  nl: {
    title: 'Dingen die drijven',
    intro: 'Cases, producten en een enkele referentie. Alles ligt nog in het water.',
    emptyTitle: 'Hier is nog niets bovengekomen.',
    emptyText: 'Misschien ligt het onder water. Misschien onder contract. Bekijk ze gerust allemaal.',
    filterBy,
    blocks: [
      block('banners.call-to-action-banner', {
        title: 'De volgende is voor jou.',
        text: 'Niemand komt bij ons met een net probleem. Neem mee wat jullie in vergaderingen al niet meer noemen.',
        action: link('Vertel het ons', '/contact?reason=custom-solution'),
        theme: 'signal',
        edge: 'calm',
      }),
    ],
    metadata: {
      metaTitle: 'Cases: dingen die drijven · VI',
      metaDescription:
        'Een terminal, elf sluizen, negentig kramen en een bank op donderdag. Wat we maakten, en voor wie.',
    },
  },
};
