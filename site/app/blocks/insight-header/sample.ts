import { narrowPicture, person, picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'insight-header'> = {
  title: 'A queue is a promise with a number on it',
  intro: 'Whoever takes a number wants to know two things: that it counts, and that nobody has the same one.',
  image: picture('lock', '', [2000, 1200]),
  imageNarrow: narrowPicture('lock'),
  author: person('Yusuf Demir', 'Back-end engineer'),
  disc: 'signal',
  date: '2026-10-08',
  readingMinutes: 6,
  category: { title: 'Engineering', slug: 'engineering' },
};
