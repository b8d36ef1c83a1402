import type { Sample } from '../sample.ts';

export const sample: Sample<'vacancies'> = {
  title: 'Empty chairs',
  text: 'Bring your own cushion.',
  emptyText: 'All taken. Knock anyway.',
  limit: 0,
  link: { label: 'All vacancies', url: '/careers' },
  offers: [
    {
      id: '1',
      title: 'Pump engineer',
      department: 'Engineers',
      location: 'Rotterdam, Netherlands',
      type: 'fulltime',
      url: '/vacancy-pump-engineer',
      hours: { min: 32, max: 40 },
    },
    {
      id: '2',
      title: 'Somebody who can draw a lock',
      department: 'Designers',
      type: 'parttime',
      url: '/vacancy-somebody-who-can-draw-a-lock',
      hours: { min: 24, max: 24 },
    },
    { id: '3', title: 'Ferryman', url: 'https://jobs.example/ferryman', hours: {} },
  ],
};
