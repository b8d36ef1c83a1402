import { person, picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'culture'> = {
  title: 'Four things we do without being asked',
  text: 'They are not on the wall. The wall is damp.\n\nThey are in how a Monday goes.',
  habits: [
    {
      title: 'We ring back',
      text: 'The same day, even when we know nothing yet. Especially then.',
      note: 'Since 2009',
    },
    { title: 'We throw away', text: 'Code, meetings, the second logo.', note: null },
    { title: 'We eat together', text: null, note: 'Thursdays' },
  ],
  image: picture('hall', 'A long table with soup plates, and nobody yet'),
  employees: [person('Ineke Vonk', 'Founder'), person('Wout Zandstra', 'Engineer')],
  link: { label: 'More about our culture', url: '/about-vi' },
};
