import { narrowPicture, picture } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'footer-banner'> = {
  title: 'The light stays on',
  text: 'Somebody is always awake. Usually it is a duck.',
  link: { label: 'See who will be there', url: '/employees' },
  image: picture('beacon'),
  imageNarrow: narrowPicture('beacon'),
};

export const states: States<'footer-banner'> = {
  'words alone': { image: null, imageNarrow: null },
};
