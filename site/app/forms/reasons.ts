import type { Locale } from '../locale/locales.ts';
import type { Message } from '../locale/message.ts';
import { m } from '../locale/paraglide/messages.js';

/** Why somebody writes (`spec.md` §3), as it may stand in the address: `/contact?reason=demo-alloq`. */
export const reasons = ['demo-alloq', 'demo-tradingterms', 'custom-solution', 'partnership', 'job', 'other'] as const;
export type Reason = (typeof reasons)[number];

export const reasonOf = (value: string | undefined): Reason | undefined => reasons.find((reason) => reason === value);

const labels: Record<Reason, Message> = {
  'demo-alloq': m.form_reason_demo_alloq,
  'demo-tradingterms': m.form_reason_demo_tradingterms,
  'custom-solution': m.form_reason_custom_solution,
  partnership: m.form_reason_partnership,
  job: m.form_reason_job,
  other: m.form_reason_other,
};

export const reasonLabel = (reason: Reason, locale: Locale): string => labels[reason]({}, { locale });
