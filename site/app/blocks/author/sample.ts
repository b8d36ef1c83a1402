import { person } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'author'> = {
  title: 'Was there when it broke',
  text: 'Ring me if yours does. I collect them.',
  employee: { ...person('Kees Bakker', 'Care engineer'), email: 'kees@vi.example', phone: '010 555 06 08' },
  disc: 'paper',
};

export const states: States<'author'> = {
  'no cut-out': { employee: { ...person('Kees Bakker', 'Care engineer'), cutout: null, email: 'kees@vi.example' } },
};
