import type { House } from '../../../server/mail/layout/page.ts';
import type { Entry } from '../../../server/outbox/entry.ts';

export const house: House = {
  company: 'VI',
  siteUrl: 'https://www.vi.test',
  email: 'quay@vi.example',
  phone: '010 555 06 06',
};

/** A contact form as it came in, but for what a test is about. */
export const entryWith = (values: Record<string, string> = {}, entry: Partial<Entry> = {}): Entry => ({
  id: '0b1c9a52-8d0e-4f3c-9c35-2f6d8f0a7e11',
  kind: 'contact',
  locale: 'en',
  receivedAt: new Date('2026-11-22T13:05:00Z'),
  remarks: [],
  ...entry,
  values: {
    name: 'Noor de Wit',
    email: 'noor@bolder.example',
    company: 'Bolder & Zn',
    phone: '+31 10 555 06 78',
    reason: 'demo-alloq',
    otherReason: '',
    privacy: 'on',
    ...values,
  },
});
