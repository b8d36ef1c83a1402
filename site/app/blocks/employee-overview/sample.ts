import { person } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'employee-overview'> = {
  title: 'The ones who pick up',
  text: 'Ask for anyone. They sit within shouting distance.',
  employees: [
    person('Yusuf Demir', 'Back-end engineer'),
    person('Dewi Santoso', 'People and chairs'),
    person('Lotte Aerts', 'Front-end engineer'),
    { name: 'Bram Kuiper', slug: 'bram-kuiper', role: 'Starts in March', portrait: null },
    person('Kees Bakker', 'Care engineer'),
  ],
  link: { label: 'Meet everyone', url: '/employees' },
};
