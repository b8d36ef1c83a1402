import { person } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'simple-contact-banner'> = {
  title: 'Ring before you write',
  text: 'It is quicker, and you hear the gulls.',
  employee: { ...person('Imani Koster', 'Product lead'), email: 'imani@vi.example', phone: '010 555 06 07' },
  action: { label: 'Ask for a demo', url: '/contact?reason=demo-tradingterms' },
};

export const states: States<'simple-contact-banner'> = {
  'no cut-out': { employee: { ...person('Imani Koster', 'Product lead'), cutout: null, phone: '010 555 06 07' } },
  'nobody to be seen': { employee: null },
};
