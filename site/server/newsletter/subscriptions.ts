import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { isLocale } from '../../app/locale/locales.ts';
import type { Tables } from '../database/tables.ts';
import type { Submission } from '../outbox/entry.ts';
import type { Asked } from './links.ts';

type Row = Selectable<Tables['subscriptions']>;

const iso = (moment: number | null): string => (moment === null ? '' : new Date(moment).toISOString());

/** What the outbox tells the others of a subscription. */
export const changeOf = (row: Row, kind: 'subscribed' | 'unsubscribed'): Submission => ({
  kind,
  locale: isLocale(row.locale) ? row.locale : 'en',
  values: {
    subscription: row.id,
    email: row.email,
    subscribedAt: iso(row.confirmed_at),
    unsubscribedAt: kind === 'unsubscribed' ? iso(row.left_at) : '',
  },
  remarks: [],
});

/**
 * Somebody asks for the newsletter at an address: whoever is not subscribed waits for a confirmation from then on. Who
 * left after they had asked is left alone.
 */
export const ask = async (
  db: Kysely<Tables>,
  { email, locale, at }: { email: string; locale: string; at: number },
): Promise<Row> => {
  const address = email.toLowerCase();
  await db
    .insertInto('subscriptions')
    .values({ id: randomUUID(), email: address, locale, state: 'pending', asked_at: at })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ state: 'pending', asked_at: at, locale })
        .where('subscriptions.state', '!=', 'subscribed')
        .where((eb) => eb.or([eb('subscriptions.left_at', 'is', null), eb('subscriptions.left_at', '<', at)])),
    )
    .execute();
  return db.selectFrom('subscriptions').selectAll().where('email', '=', address).executeTakeFirstOrThrow();
};

/** @returns the row when this changed it, `already` when it was subscribed, `withdrawn` when the link is older than a leaving. */
export const confirm = async (
  db: Transaction<Tables>,
  { subscription, at }: Asked,
  now: number,
): Promise<Row | 'already' | 'withdrawn'> => {
  const changed = await db
    .updateTable('subscriptions')
    .set({ state: 'subscribed', confirmed_at: now })
    .where('id', '=', subscription)
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('left_at', 'is', null), eb('left_at', '<', at)]))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  const row = await find(db, subscription);
  return row?.state === 'subscribed' ? 'already' : 'withdrawn';
};

/** @returns the row when somebody who was subscribed leaves */
export const leave = async (db: Transaction<Tables>, subscription: string, now: number): Promise<Row | undefined> => {
  const before = await find(db, subscription);
  const changed = await db
    .updateTable('subscriptions')
    .set({ state: 'unsubscribed', left_at: now })
    .where('id', '=', subscription)
    .where('state', '!=', 'unsubscribed')
    .returningAll()
    .executeTakeFirst();
  return before?.state === 'subscribed' ? changed : undefined;
};

const find = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
