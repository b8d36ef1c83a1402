import type { Newsletter } from '../../app/forms/subscription.ts';
import { OutboxUnavailable } from '../outbox/entry.ts';
import type { FullOutbox } from '../outbox/outbox.ts';
import type { NewsletterLinks } from './links.ts';
import { changeOf, confirm, leave } from './subscriptions.ts';

const orUnavailable = (failure: unknown): 'unavailable' => {
  if (failure instanceof OutboxUnavailable) return 'unavailable';
  throw failure;
};

/**
 * What the newsletter's screens do. Looking at a link changes nothing, pressing its button does, and a second press says
 * the same as the first. The change and the news of it are kept together or not at all.
 */
export const createNewsletter = (
  { within }: Pick<FullOutbox, 'within'>,
  links: NewsletterLinks,
  now: () => number = Date.now,
): Newsletter => ({
  lookAtConfirm: async (token) => (await links.openConfirm(token)).link,

  confirm: async (token) => {
    const opened = await links.openConfirm(token);
    if (opened.link !== 'good') return opened.link;
    return within(async (db, accept) => {
      const outcome = await confirm(db, opened, now());
      if (outcome === 'withdrawn') return 'withdrawn' as const;
      if (outcome !== 'already') await accept(changeOf(outcome, 'subscribed'));
      return 'subscribed' as const;
    }).catch(orUnavailable);
  },

  lookAtLeave: async (token) => (await links.openUnsubscribe(token)).link,

  leave: async (token) => {
    const opened = await links.openUnsubscribe(token);
    if (opened.link !== 'good') return opened.link;
    return within(async (db, accept) => {
      const left = await leave(db, opened.subscription, now());
      if (left) await accept(changeOf(left, 'unsubscribed'));
      return 'unsubscribed' as const;
    }).catch(orUnavailable);
  },
});
