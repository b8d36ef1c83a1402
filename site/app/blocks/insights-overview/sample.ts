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
  },
  insights: [
    {
      title: 'A stand-up for people who sit',
      slug: 'a-stand-up-for-people-who-sit',
      summary: 'Four sentences and out.',
      date: '2026-09-18',
      readingMinutes: 3,
      category: { title: 'Culture', slug: 'culture' },
    },
  ],
  link: { label: 'More insights', url: '/insights' },
};
