import { pictures } from '../fields/samples.ts';
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
      ...pictures('tug'),
    },
    {
      title: 'The town hall, after five',
      slug: 'the-town-hall-after-five',
      kind: 'regular',
      summary: 'A permit in an evening instead of a season.',
      year: 2025,
      client: { name: 'Gemeente Waterrand' },
      ...pictures('hall'),
    },
    {
      title: 'Every pile, and how deep',
      slug: 'every-pile-and-how-deep',
      kind: 'regular',
      summary: 'The ground kept its own records. Now we have a copy.',
      year: 2026,
      client: { name: 'Kademuur' },
      ...pictures('pile'),
    },
    {
      title: 'Tarra weighs twice',
      slug: 'tarra-weighs-twice',
      kind: 'product',
      summary: 'Once coming in, once going out, and the difference on one line.',
      year: 2026,
      client: { name: 'Tarra' },
      ...pictures('scales'),
    },
  ],
  autoplay: true,
  link: { label: 'All cases', url: '/cases' },
};
