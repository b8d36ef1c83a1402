import { picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'employee-header'> = {
  name: 'Amina Sefiani',
  role: 'Interaction designer',
  portrait: picture('portrait-amina', '', [960, 1200]),
  cutout: null,
  team: { title: 'Designers', slug: 'designers' },
  greeting: null,
  text: 'I take things away until it works. Then I put one back, because somebody was fond of it.',
};
