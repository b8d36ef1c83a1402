import type { FormName } from '../../app/forms/fields.ts';
import type { Values } from '../../app/forms/read.ts';
import type { Locale } from '../../app/locale/locales.ts';

/** What the outbox sees to: a form that was sent, or a change to a newsletter subscription that others must hear of. */
export type EntryKind = FormName | 'subscribed' | 'unsubscribed';

/** What was odd about a submission that was taken all the same (`behaviour.md` §8). */
export type Remark = 'no-token' | 'no-captcha' | 'no-origin';

/** Something that passed every rule, as it is kept. */
export interface Submission {
  kind: EntryKind;
  locale: Locale;
  /**
   * The fields of the form. Of `subscribed` and `unsubscribed`: `subscription` (its id), `email`, and the moments
   * `subscribedAt` and `unsubscribedAt` (ISO 8601) as far as there are any.
   */
  values: Values;
  remarks: readonly Remark[];
}

/** A submission that is kept: it was promised, so it must happen. */
export interface Entry extends Submission {
  /** UUID; the CMS and the mails carry it, the same on every try. */
  id: string;
  receivedAt: Date;
}

/** Where a submission is kept before anybody is thanked. */
export interface Outbox {
  /**
   * Resolves once the submission is on disk. The same kind with the same values within ten minutes is the same
   * submission: a double press, or a retry after a lost answer.
   * @throws {OutboxUnavailable} when it could not be kept
   */
  accept: (submission: Submission) => Promise<{ id: string; repeated: boolean }>;
}

/** Disk full, database away, folder read-only: the submission was NOT kept, and the visitor must be told. */
export class OutboxUnavailable extends Error {
  override readonly name = 'OutboxUnavailable';
}
