import { picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'about-header'> = {
  statement: '−6 m',
  title: 'We work below the level of the sea, and write accordingly.',
  text: 'Whoever sits this low checks the door twice. Our software does the same, and tells you which of the two times it was open.',
  image: picture('pile'),
};
