import type { Sample } from '../sample.ts';

export const sample: Sample<'simple-contact-banner'> = {
  title: 'Ring before you write',
  text: 'It is quicker, and you hear the gulls.',
  employee: {
    name: 'Imani Koster',
    slug: 'imani-koster',
    role: 'Product lead',
    email: 'imani@vi.example',
    phone: '010 555 06 07',
    portrait: null,
    cutout: null,
  },
  action: { label: 'Ask for a demo', url: '/contact?reason=demo-tradingterms' },
};
