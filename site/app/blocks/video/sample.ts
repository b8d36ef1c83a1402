import { film } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'video'> = {
  title: 'Seventy-two seconds of quiet',
  text: 'Nothing goes wrong in this film. That is what it is about.',
  film,
};
