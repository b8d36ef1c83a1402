import { person } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'contact-form-banner'> = {
  title: 'Say it in one sentence',
  text: 'We will ask for the second one.',
  employee: { ...person('Wout Verkade', 'Picks up'), email: 'wout@vi.example', phone: '010 555 06 06' },
};
