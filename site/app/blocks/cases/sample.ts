import { pictures } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'cases'> = {
  title: 'Three things that stayed up when the water came',
  text: 'Chosen by the people who were rung at night about them.',
  cases: [
    {
      title: 'A bridge that says when it opens',
      slug: 'a-bridge-that-says-when-it-opens',
      kind: 'regular',
      summary: 'Skippers stopped ringing, because the bridge began to.',
      year: 2025,
      client: { name: 'Sluis & Stuw' },
      ...pictures('bridge'),
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
    {
      title: 'A loan before the coffee is cold',
      slug: 'a-loan-before-the-coffee-is-cold',
      kind: 'testimonial',
      summary: 'Lending without a drawer.',
      quote: 'They asked us what the form was for. Nobody knew. It is gone.',
      quoteName: 'Marit Oudeman',
      quoteRole: 'Head of lending',
      client: { name: 'Oeverbank' },
    },
  ],
  link: { label: 'All cases', url: '/cases' },
};
