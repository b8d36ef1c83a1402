import type { Sample } from '../sample.ts';

export const sample: Sample<'logo-banner'> = {
  title: 'They would do it again. We asked.',
  partners: [
    { name: 'Maasvlot', url: null, logo: null },
    { name: 'Noordkaap', url: null, logo: null },
    { name: 'Peil', url: 'https://peil.example', logo: null },
  ],
  link: { label: 'Cases', url: '/cases' },
};
