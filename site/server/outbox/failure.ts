import { DeliveryFailure, Undeliverable } from './step.ts';

/** Often enough that nobody waits long after an outage, and nothing that is away for a week is asked all day. */
const longestMs = 15 * 60_000;
/** A refusal may be a mistake of the other side's, so it is believed the third time. */
const refusalsBelieved = 3;

/** What may be said of a failure: its code, or what kind of thing was thrown. */
export const codeOf = (fault: unknown): string => {
  if (fault instanceof Undeliverable || fault instanceof DeliveryFailure) return fault.message;
  if (!(fault instanceof Error)) return 'unknown';
  return 'code' in fault && typeof fault.code === 'string' && /^\w{3,40}$/.test(fault.code) ? fault.code : fault.name;
};

export const isRefusal = (fault: unknown): boolean => fault instanceof Undeliverable;
export const isBelieved = (refusals: number): boolean => refusals >= refusalsBelieved;

/** Three times as long after each failure, a fifth more or less so that they do not all come back at once; fifteen minutes at most. */
export const pauseAfter = (attempt: number, firstMs: number, random: () => number): number =>
  Math.min(longestMs, firstMs * 3 ** (attempt - 1) * (0.8 + 0.4 * random()));
