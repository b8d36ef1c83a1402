import type { Sample } from '../sample.ts';

export const sample: Sample<'employee-overview'> = {
  title: 'The ones who pick up',
  text: 'Ask for anyone. They sit within shouting distance.',
  employees: [
    { name: 'Yusuf Demir', slug: 'yusuf-demir', role: 'Back-end engineer', portrait: null },
    { name: 'Dewi Santoso', slug: 'dewi-santoso', role: 'People and chairs', portrait: null },
  ],
  link: { label: 'Meet everyone', url: '/employees' },
};
