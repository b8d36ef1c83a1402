import type { Sample } from '../sample.ts';

export const sample: Sample<'wave'> = { sea: 'chop', text: 'Hold on to the rail' };
