import type { Confirmed, ConfirmLink, LeaveLink, Left } from '../../forms/subscription.ts';
import type { Message } from '../../locale/message.ts';
import { m } from '../../locale/paraglide/messages.js';

/** Where somebody stands who came by a link in a letter: before its button, after it, or before a link that will not do. */
export type Standing = ConfirmLink | Confirmed | LeaveLink | Left;

/** Its status: a link whose time is over is gone (410), one that is no link of ours never was (400). */
export const standingStatus: Record<Standing, number> = {
  good: 200,
  subscribed: 200,
  unsubscribed: 200,
  expired: 410,
  withdrawn: 410,
  forged: 400,
  unavailable: 503,
};

export interface Words {
  title: Message;
  text: Message;
}

/** What both screens say alike. */
export const commonWords = {
  unavailable: { title: m.newsletter_unavailable_title, text: m.newsletter_unavailable_text },
} satisfies Partial<Record<Standing, Words>>;
