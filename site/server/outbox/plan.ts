import type { EntryKind } from './entry.ts';

export type StepName = 'cms' | 'agency' | 'visitor' | 'opt-in' | 'welcome';

/** Who must hear of an entry; none of them waits for another. */
export const plan: Record<EntryKind, readonly StepName[]> = {
  contact: ['cms', 'agency', 'visitor'],
  'banner-contact': ['cms', 'agency', 'visitor'],
  newsletter: ['opt-in'],
  subscribed: ['cms', 'welcome'],
  unsubscribed: ['cms'],
};

export const stepNames: readonly StepName[] = ['cms', 'agency', 'visitor', 'opt-in', 'welcome'];
