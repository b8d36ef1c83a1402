import { person } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'careers-header'> = {
  title: 'Three chairs with a view of a bridge',
  text: 'The bridge opens eleven times a day. You get used to it, and then you stop wanting to.\n\nBring your own opinion. The mug we have.',
  employees: [
    person('Harjit Singh', 'Delivery lead'),
    person('Imani Mensah', 'Researcher'),
    person('Joris Blom', 'Front-end engineer'),
    person('Lotte Aerts', 'Interaction designer'),
    person('Yusuf Demir', 'Back-end engineer'),
  ],
  action: { label: 'See what is free', url: '/careers#vacancies', description: 'We answer before Friday.' },
};
