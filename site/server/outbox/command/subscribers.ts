import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { createLog } from '../../log.ts';
import { newsletterLinks } from '../../newsletter/links.ts';
import { subscriberColumns, subscribersIn } from '../../newsletter/subscribers.ts';
import { secretOf } from '../../signing/secret.ts';
import { csvOf } from './csv.ts';
import type { Format } from './export.ts';

/** Who gets the newsletter, for whatever sends it; with the site's own `SITE_URL` and secret, since links are in it. */
export const exportSubscribers = async (database: Database, config: Config, format: Format): Promise<string> => {
  const links = newsletterLinks(secretOf(config, createLog('silent')), config.siteUrl);
  const subscribers = await subscribersIn(database, links);
  return format === 'json' ? `${JSON.stringify(subscribers, undefined, 2)}\n` : csvOf(subscriberColumns, subscribers);
};
