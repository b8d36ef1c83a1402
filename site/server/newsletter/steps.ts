import type { Database } from '../database/database.ts';
import type { ReadHouse } from '../mail/house.ts';
import { alreadySubscribedLetter } from '../mail/letters/alreadySubscribed.ts';
import { optInLetter } from '../mail/letters/optIn.ts';
import { welcomeLetter } from '../mail/letters/welcome.ts';
import type { Post } from '../mail/post.ts';
import type { Step } from '../outbox/step.ts';
import type { NewsletterLinks } from './links.ts';
import { ask } from './subscriptions.ts';

interface Parts {
  database: Pick<Database, 'transact'>;
  post: Pick<Post, 'toVisitor'>;
  house: ReadHouse;
  links: NewsletterLinks;
}

/** The newsletter's letters. The answer to whoever asks for it is long given by then, and was the same for everybody. */
export const newsletterSteps = ({ database, post, house, links }: Parts) => {
  const optIn: Step = async (entry, signal) => {
    const { values, locale } = entry;
    const at = entry.receivedAt.getTime();
    const row = await database.transact((db) => ask(db, { email: values['email'] ?? '', locale, at }));
    // Tried again though its letter had gone out, and was answered: by yes, or by leaving.
    if ((row.confirmed_at ?? 0) >= at || (row.left_at ?? 0) >= at) return;
    const about = await house(locale);
    const letter =
      row.state === 'subscribed'
        ? alreadySubscribedLetter(locale, about, await links.unsubscribe(locale, row.id))
        : optInLetter(locale, about, await links.confirm(locale, { subscription: row.id, at }));
    await post.toVisitor('opt-in', entry, about, letter, signal);
  };

  const welcome: Step = async (entry, signal) => {
    const { values, locale } = entry;
    const unsubscribe = await links.unsubscribe(locale, values['subscription'] ?? '');
    const about = await house(locale);
    await post.toVisitor('welcome', entry, about, welcomeLetter(locale, about, unsubscribe), signal);
  };

  return { 'opt-in': optIn, welcome };
};
