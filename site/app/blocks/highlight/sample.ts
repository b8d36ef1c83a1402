import type { Sample } from '../sample.ts';

export const sample: Sample<'highlight'> = {
  before: 'Between the first alarm and the first person on the quay lie',
  value: '9 min',
  text: 'of which eight were spent looking for the right telephone number.',
  facts: [
    { value: '1', label: 'list of numbers now' },
    { value: '3', label: 'lists in the paper basket' },
  ],
};
