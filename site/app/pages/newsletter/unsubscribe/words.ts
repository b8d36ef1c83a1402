import type { LeaveLink, Left } from '../../../forms/subscription.ts';
import { m } from '../../../locale/paraglide/messages.js';
import { commonWords, type Words } from '../standing.ts';

export const words: Record<LeaveLink | Left, Words> = {
  ...commonWords,
  good: { title: m.newsletter_leave_title, text: m.newsletter_leave_text },
  unsubscribed: { title: m.newsletter_left_title, text: m.newsletter_left_text },
  forged: { title: m.newsletter_forged_title, text: m.newsletter_leave_forged_text },
};
