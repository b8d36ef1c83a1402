import { film, narrowPicture, person, picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'home-hero-slides'> = {
  slides: [
    {
      label: 'Software under the dike',
      statement: 'Software\nunder\nthe dike.',
      lead: 'It runs where it is wet, dark and early, and it does not ring you about it.',
      link: { label: 'All cases', url: '/cases', description: 'Eleven, so far' },
      image: picture('turbine', '', [2000, 1200]),
      imageNarrow: narrowPicture('turbine'),
    },
    {
      label: 'Alloq: who has the key',
      statement: 'Who has\nthe key?',
      lead: 'One list that is right, instead of four that agree to differ.',
      link: { label: 'Meet Alloq', url: '/solutions/alloq' },
      image: null,
      imageNarrow: null,
    },
    {
      label: 'Three chairs',
      statement: 'Three chairs,\ntwo people',
      lead: 'The third one has the view.',
      link: { label: 'Sit down', url: '/careers' },
      image: null,
      imageNarrow: null,
    },
  ],
  film,
  crew: [
    { ...person('Harjit Singh', 'Delivery lead'), cutout: picture('harjit', '', [900, 900]) },
    person('Imani Mensah', 'Researcher'),
  ],
};
