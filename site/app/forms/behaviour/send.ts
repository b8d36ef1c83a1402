import * as v from 'valibot';
import { formNames } from '../fields.ts';
import type { Outcome } from '../outcome.ts';
import { refusals } from '../refusal.ts';

/** An answer that takes longer counts as none (milliseconds). */
const timeout = 15_000;

const texts = v.record(v.string(), v.string());
const form = v.picklist(formNames);
const outcome = v.variant('sent', [
  v.object({ form, sent: v.literal(true), name: v.string() }),
  v.object({
    form,
    sent: v.literal(false),
    refusal: v.picklist(refusals),
    values: texts,
    failures: texts,
    retryAfter: v.optional(v.number()),
  }),
]);

/**
 * Posts a form and returns what became of it.
 * @throws when there is no answer, not in time, or one that is not the site's own word on this form
 */
export const send = async (action: string, fields: URLSearchParams): Promise<Outcome> => {
  const response = await fetch(action, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const became = v.parse(outcome, await response.json());
  // A thank-you is only true with the status that goes with it.
  if (became.sent !== response.ok) throw new Error(`Status ${response.status} says otherwise than its text`);
  return became;
};
