import { wordmark } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'logo-banner'> = {
  title: 'They would do it again. We asked.',
  partners: [
    { name: 'Maasvlot', url: null, logo: wordmark('Maasvlot') },
    { name: 'Noordkaap', url: null, logo: wordmark('Noordkaap') },
    { name: 'Noorderwind', url: null, logo: wordmark('Noorderwind') },
    { name: 'Kademuur', url: null, logo: null },
    { name: 'Gemeente Waterrand', url: null, logo: wordmark('Gemeente Waterrand') },
    { name: 'Peil', url: 'https://peil.example', logo: wordmark('Peil') },
    { name: 'Oeverbank', url: null, logo: wordmark('Oeverbank') },
  ],
  link: { label: 'Cases', url: '/cases' },
};
