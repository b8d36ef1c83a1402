import { wordmark } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'partners'> = {
  title: 'Who we ring',
  text: 'There is no shame in a telephone.',
  partners: [
    { name: 'Kademuur', text: 'Machines on dry ground', url: 'https://kademuur.example', logo: null },
    { name: 'Spoor Noord', text: 'Rails', url: 'https://spoor.example', logo: wordmark('Spoor Noord') },
    { name: 'Studio Draagvlak', text: 'Questions nobody inside dares to ask', url: null, logo: null },
  ],
};
