/** Why somebody writes (`spec.md` §3), as it may stand in the address: `/contact?reason=demo-alloq`. */
export const reasons = ['demo-alloq', 'demo-tradingterms', 'custom-solution', 'partnership', 'job', 'other'] as const;
export type Reason = (typeof reasons)[number];

export const reasonOf = (value: string | undefined): Reason | undefined => reasons.find((reason) => reason === value);
