import type { Sample } from '../sample.ts';

export const sample: Sample<'application-procedure'> = {
  title: 'From letter to chair in four steps',
  text: 'It takes two weeks, of which we use one.',
  steps: [
    { title: 'You write', text: 'Half a page about something you repaired. It need not be software.', note: 'Day 1' },
    { title: 'We ring', text: 'A real person, with the letter beside the telephone.', note: 'Day 3' },
    { title: 'You come by', text: 'Half a day with the people you would sit next to. Lunch is soup.', note: 'Day 7' },
    { title: 'We both say', text: 'Yes or no, and why. In writing, from both sides.', note: 'Day 14' },
  ],
};
