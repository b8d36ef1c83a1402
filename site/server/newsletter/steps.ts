import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ReadHouse } from '../mail/house.ts';
import type { House } from '../mail/layout/page.ts';
import type { Letter, Mailer } from '../mail/letter.ts';
import { alreadySubscribedLetter } from '../mail/letters/alreadySubscribed.ts';
import { optInLetter } from '../mail/letters/optIn.ts';
import { welcomeLetter } from '../mail/letters/welcome.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Step } from '../outbox/step.ts';
import type { NewsletterLinks } from './links.ts';
import { ask } from './subscriptions.ts';

interface Parts {
  config: Pick<Config, 'mailFrom' | 'mailTo'>;
  database: Pick<Database, 'transact'>;
  mailer: Mailer;
  house: ReadHouse;
  links: NewsletterLinks;
}

/** The newsletter's letters. The answer to whoever asks for it is long given by then, and was the same for everybody. */
export const newsletterSteps = ({ config, database, mailer, house, links }: Parts) => {
  const { mailFrom, mailTo } = config;

  const send = async (
    step: string,
    { id, receivedAt: date, values }: Entry,
    { company }: House,
    letter: Letter,
    signal?: AbortSignal,
  ) => {
    const from = { name: company, address: mailFrom };
    const replyTo = { name: company, address: mailTo };
    await mailer.send({ id, step, date, from, to: values['email'] ?? '', replyTo, letter }, signal);
  };

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
    await send('opt-in', entry, about, letter, signal);
  };

  const welcome: Step = async (entry, signal) => {
    const { values, locale } = entry;
    const unsubscribe = await links.unsubscribe(locale, values['subscription'] ?? '');
    const about = await house(locale);
    await send('welcome', entry, about, welcomeLetter(locale, about, unsubscribe), signal);
  };

  return { 'opt-in': optIn, welcome };
};
