import type { Sample } from '../sample.ts';

export const sample: Sample<'author'> = {
  title: 'Was there when it broke',
  text: 'Ring me if yours does. I collect them.',
  employee: {
    name: 'Kees Bakker',
    slug: 'kees-bakker',
    role: 'Care engineer',
    email: 'kees@vi.example',
    phone: '010 555 06 08',
    portrait: null,
  },
};
