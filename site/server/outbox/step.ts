import type { Entry } from './entry.ts';

/**
 * One delivery of an entry. It may be tried again after it has succeeded unseen, so it must do no harm twice.
 * @param signal nobody waits for it any longer: its time is up, or the site stops
 */
export type Step = (entry: Entry, signal?: AbortSignal) => Promise<void>;

/**
 * A delivery that will not succeed by waiting: a mailbox that does not exist, a body that the CMS refuses. Anything else
 * that a step throws counts as bad weather, and is tried again.
 */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/**
 * What may be kept and logged of a failure: codes such as `ECONNREFUSED`, `SMTP 550` or `CMS 400`, never the words of the
 * other side, which may hold somebody's address.
 */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
}
