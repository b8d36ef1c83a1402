import type { EntryKind } from '../outbox/entry.ts';
import type { StepName } from '../outbox/plan.ts';

/** Moments are milliseconds since 1970 (UTC): a number sorts and compares the same on both engines. */
type Moment = number;

interface Submissions {
  /** UUID. */
  id: string;
  kind: EntryKind;
  locale: string;
  /** What the form held, as JSON. */
  fields: string;
  /** What was odd about it, as JSON. */
  remarks: string;
  /** Of kind and fields, while the same again would be a repetition; no two have the same one. */
  digest: string | null;
  received_at: Moment;
}

export type DeliveryState = 'waiting' | 'done' | 'set-aside';

/** One step of a submission. */
interface Deliveries {
  submission_id: string;
  step: StepName;
  state: DeliveryState;
  /** Times it was begun. */
  attempts: number;
  /** Times it was refused for good. */
  refusals: number;
  /** Not before; while somebody holds it, when they are taken for dead. */
  due_at: Moment;
  /** The worker that has it in hand. */
  holder: string | null;
  /** What the last failure was, see `DeliveryFailure`. */
  last_code: string | null;
  done_at: Moment | null;
}

export type SubscriptionState = 'pending' | 'subscribed' | 'unsubscribed';

/** The newsletter's readers, and those who may become one. */
interface Subscriptions {
  /** UUID. */
  id: string;
  /** In small letters, once. */
  email: string;
  locale: string;
  state: SubscriptionState;
  asked_at: Moment;
  confirmed_at: Moment | null;
  left_at: Moment | null;
}

export interface Tables {
  submissions: Submissions;
  deliveries: Deliveries;
  subscriptions: Subscriptions;
}
