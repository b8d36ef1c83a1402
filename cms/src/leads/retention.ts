import type { Core } from '@strapi/strapi';
import { keepDays } from '../environment';

const day = 86_400_000;

/**
 * Deletes leads that were handled, and addresses that were unsubscribed, more than `LEADS_KEEP_DAYS` before `now`. A lead
 * that nobody has handled is never deleted by time. What it did is in the log, in numbers.
 */
export const forget = async (strapi: Core.Strapi, now = new Date()) => {
  const limit = { $lt: new Date(now.getTime() - keepDays() * day) };
  const leads = await strapi.db.query('api::lead.lead').deleteMany({ where: { state: 'handled', handledAt: limit } });
  const subscribers = await strapi.db
    .query('api::subscriber.subscriber')
    .deleteMany({ where: { state: 'unsubscribed', unsubscribedAt: limit } });
  if (leads.count + subscribers.count > 0)
    strapi.log.info(`Kept long enough and deleted: ${leads.count} handled leads, ${subscribers.count} unsubscribed`);
};

/** At night, by the clock of the machine. */
export const nightly = {
  forget: { task: ({ strapi }: { strapi: Core.Strapi }) => forget(strapi), options: { rule: '0 30 3 * * *' } },
};
