import type { Sample } from '../sample.ts';

export const sample: Sample<'footer-banner'> = {
  title: 'The light stays on',
  text: 'Somebody is always awake. Usually it is a duck.',
  link: { label: 'See who will be there', url: '/employees' },
  image: null,
  imageNarrow: null,
};
