import { narrowPicture, picture } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'content-scroll'> = {
  title: 'How the water rises in a project',
  image: picture('lock'),
  imageNarrow: narrowPicture('lock'),
  chapters: [
    {
      title: 'Look',
      text: 'We stand beside the people who do it, and keep our hands in our pockets.',
      note: '−6.00 m',
    },
    { title: 'Write down', text: 'What may never happen comes first. It is usually one page.', note: '−4.20 m' },
    { title: 'Build', text: 'The smallest thing that is of use on a Tuesday, on a Tuesday.', note: '−1.50 m' },
    { title: 'Stay', text: null, note: null },
  ],
};

export const states: States<'content-scroll'> = {
  steps: { image: null, imageNarrow: null },
  rows: { image: null, imageNarrow: null, title: null },
};
