import { picture } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'address-banner'> = {
  title: 'The last quay on the left',
  text: '3072 AB Rotterdam. If your feet get wet you have gone too far.',
  image: null,
  route: { label: 'Plan your route', url: 'https://www.openstreetmap.org/#map=16/51.8982/4.4823' },
};

export const states: States<'address-banner'> = {
  'a picture of its own': { image: picture('bridge') },
};
