import type { Sample } from '../sample.ts';

export const sample: Sample<'ticker-tape'> = {
  phrases: [
    { text: 'Dry since 2009' },
    { text: 'Rung once, answered twice' },
    { text: 'Nine bridges, no queue' },
    { text: 'The tide is not a deadline' },
  ],
};
