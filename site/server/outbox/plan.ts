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

/** Whom a step needs: what is away for one step is away for the others that need it, and so is its return. */
export const serviceOf: Record<StepName, 'cms' | 'mail'> = {
  cms: 'cms',
  agency: 'mail',
  visitor: 'mail',
  'opt-in': 'mail',
  welcome: 'mail',
};
export type Service = (typeof serviceOf)[StepName];

export const stepNames: readonly StepName[] = ['cms', 'agency', 'visitor', 'opt-in', 'welcome'];
