import { pictures } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'insights'> = {
  title: 'Insights',
  text: 'Written by the people who made the mistake.',
  insights: [
    {
      title: 'The queue is not the problem',
      slug: 'the-queue-is-not-the-problem',
      summary: 'What stands in it is.',
      date: '2026-11-12',
      readingMinutes: 6,
      category: { title: 'Engineering', slug: 'engineering' },
      ...pictures('lock'),
    },
    {
      title: 'Say no on page one',
      slug: 'say-no-on-page-one',
      summary: 'A proposal that ends early ends well.',
      date: '2026-10-03',
      readingMinutes: 4,
      category: { title: 'Business', slug: 'business' },
      ...pictures('stack'),
    },
    {
      title: 'Four in the morning is a requirement',
      slug: 'four-in-the-morning-is-a-requirement',
      summary: 'It belongs on page one, before the colours.',
      date: '2026-09-21',
      readingMinutes: 8,
      category: { title: 'Craft', slug: 'craft' },
      ...pictures('beacon'),
    },
  ],
  link: { label: 'More insights', url: '/insights' },
};
