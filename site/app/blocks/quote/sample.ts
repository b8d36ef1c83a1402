import type { Sample } from '../sample.ts';

export const sample: Sample<'quote'> = {
  text: 'Nobody reads the manual. So I made the manual the door handle.',
  name: 'Amina Sefiani',
  role: 'Interaction designer',
  employee: null,
  image: null,
};
