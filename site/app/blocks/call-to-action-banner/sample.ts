import type { Sample } from '../sample.ts';

export const sample: Sample<'call-to-action-banner'> = {
  title: 'Tell us what must never happen.',
  text: 'We start there, and it is a shorter list than you think.',
  action: { label: 'Start the list', url: '/contact', description: 'Somebody reads it before five.' },
  emptyChair: false,
};
