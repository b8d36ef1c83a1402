import type { Submission } from '../../server/outbox/entry.ts';

/** A contact form as somebody sends it; no two with the same number are different. */
export const lead = (number = 1): Submission => ({
  kind: 'contact',
  locale: 'nl',
  values: {
    name: `Sanne Visser ${number}`,
    email: `sanne${number}@klant.example`,
    company: 'Kade BV',
    phone: '',
    reason: 'other',
    otherReason: 'Het lekt.\nEen beetje.',
    privacy: 'on',
  },
  remarks: ['no-token'],
});
