import { picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'contact-header'> = {
  title: 'What keeps you up at night?',
  text: 'One sentence will do. If it takes two, make the second one the real one.',
  image: picture('beacon'),
};
