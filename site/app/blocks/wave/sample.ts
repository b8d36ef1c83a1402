import type { Sample, States } from '../sample.ts';

export const sample: Sample<'wave'> = { sea: 'chop', text: 'Hold on to the rail' };

export const states: States<'wave'> = {
  swell: { sea: 'swell', text: 'Full strength, house rhythm' },
  calm: { sea: 'calm', text: 'The end of something' },
  'no words': { text: null },
};
