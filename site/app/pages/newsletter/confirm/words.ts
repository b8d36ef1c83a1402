import type { Confirmed, ConfirmLink } from '../../../forms/subscription.ts';
import { m } from '../../../locale/paraglide/messages.js';
import { commonWords, type Words } from '../standing.ts';

export const words: Record<ConfirmLink | Confirmed, Words> = {
  ...commonWords,
  good: { title: m.newsletter_confirm_title, text: m.newsletter_confirm_text },
  subscribed: { title: m.newsletter_subscribed_title, text: m.newsletter_subscribed_text },
  expired: { title: m.newsletter_expired_title, text: m.newsletter_expired_text },
  withdrawn: { title: m.newsletter_withdrawn_title, text: m.newsletter_withdrawn_text },
  forged: { title: m.newsletter_forged_title, text: m.newsletter_confirm_forged_text },
};
