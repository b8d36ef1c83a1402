import { isLocale } from '../../app/locale/locales.ts';
import type { Database } from '../database/database.ts';
import type { NewsletterLinks } from './links.ts';

/** Somebody who gets the newsletter, as whoever sends it needs to know them. */
export type Subscriber = {
  email: string;
  language: string;
  /** ISO 8601. */
  confirmedAt: string;
  /** For the letter, and for its `List-Unsubscribe`; `List-Unsubscribe=One-Click` may be posted to it (RFC 8058). */
  unsubscribe: string;
};

export const subscriberColumns = ['email', 'language', 'confirmedAt', 'unsubscribe'] as const;

/**
 * Everybody who is subscribed, in the order they came, and nobody else.
 * @throws {DatabaseFailure}
 */
export const subscribersIn = async (
  database: Pick<Database, 'use'>,
  links: Pick<NewsletterLinks, 'unsubscribe'>,
): Promise<Subscriber[]> => {
  const rows = await database.use((db) =>
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('state', '=', 'subscribed')
      .orderBy('confirmed_at')
      .orderBy('id')
      .execute(),
  );
  return Promise.all(
    rows.map(async ({ id, email, locale, confirmed_at }) => ({
      email,
      language: locale,
      confirmedAt: new Date(confirmed_at ?? 0).toISOString(),
      unsubscribe: await links.unsubscribe(isLocale(locale) ? locale : 'en', id),
    })),
  );
};
