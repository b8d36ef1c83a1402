import type { Sample, States } from '../sample.ts';

export const sample: Sample<'highlight'> = {
  before: 'Between the first alarm and the first person on the quay lie',
  value: '9 min',
  text: 'of which eight were spent looking for the right telephone number.',
  facts: [
    { value: '1', label: 'list of numbers now' },
    { value: '3', label: 'lists in the paper basket' },
  ],
};

export const states: States<'highlight'> = {
  'in water': { before: null, value: '−6 m', facts: [] },
  'beside its facts': { value: '38', text: 'days between the first line and the first ship.' },
  'a word': {
    before: 'Systems we are asked to replace that only need somebody who dares to open them:',
    value: 'One in four',
    text: null,
    facts: [],
  },
};
