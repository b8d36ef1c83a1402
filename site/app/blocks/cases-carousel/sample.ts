import type { Sample } from '../sample.ts';

export const sample: Sample<'cases-carousel'> = {
  title: 'More that floats',
  cases: [
    {
      title: 'Tugs that know where the others are',
      slug: 'tugs-that-know-where-the-others-are',
      kind: 'regular',
      summary: 'Eleven boats, one picture, no radio.',
      year: 2024,
      client: { name: 'Havendienst Trek' },
    },
    {
      title: 'The town hall, after five',
      slug: 'the-town-hall-after-five',
      kind: 'regular',
      summary: 'A permit in an evening instead of a season.',
      year: 2025,
      client: { name: 'Gemeente Waterrand' },
    },
  ],
  autoplay: true,
  link: { label: 'All cases', url: '/cases' },
};
