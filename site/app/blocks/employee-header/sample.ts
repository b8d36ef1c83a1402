import { person } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'employee-header'> = {
  ...person('Amina Sefiani', 'Interaction designer'),
  team: { title: 'Designers', slug: 'designers' },
  greeting: null,
  text: 'I take things away until it works. Then I put one back, because somebody was fond of it.',
};
