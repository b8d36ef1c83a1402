import { pictures } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'insights-overview'> = {
  title: 'What we argue about at lunch',
  text: 'One of us lost each of these.',
  lead: {
    title: 'Rename it while it is small',
    slug: 'rename-it-while-it-is-small',
    summary: 'A wrong word costs a morning in the first week and a year in the third.',
    date: '2026-11-02',
    readingMinutes: 7,
    category: { title: 'Craft', slug: 'craft' },
    ...pictures('sign'),
  },
  insights: [
    {
      title: 'A stand-up for people who sit',
      slug: 'a-stand-up-for-people-who-sit',
      summary: 'Four sentences and out.',
      date: '2026-09-18',
      readingMinutes: 3,
      category: { title: 'Culture', slug: 'culture' },
      ...pictures('hall'),
    },
    {
      title: 'The list of things we took out',
      slug: 'the-list-of-things-we-took-out',
      summary: 'It is longer than the list of what is in.',
      date: '2026-08-30',
      readingMinutes: 5,
      category: { title: 'Design', slug: 'design' },
      ...pictures('crane'),
    },
  ],
  link: { label: 'More insights', url: '/insights' },
};
