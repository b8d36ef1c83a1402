import { person, picture } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'quote'> = {
  text: 'Nobody reads the manual. So I made the manual the door handle.',
  name: null,
  role: null,
  employee: person('Amina Sefiani', 'Interaction designer'),
  image: null,
};

export const states: States<'quote'> = {
  'nobody to be seen': { name: 'A keeper', role: 'Lock 4', employee: null },
  'a photograph': { image: picture('portrait-amina-sefiani', '', [960, 1200]) },
  'many words': {
    text: 'They came to look at the old system, stayed for a week, and told us on the Friday that it was better than the one we wanted. That saved us two years and them an invoice.',
  },
};
