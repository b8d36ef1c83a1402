import { startSite } from '../../../scripts/lib/processes.mjs';
import { startSeededCms } from '../../../scripts/lib/template.mjs';

/** The site's production build on a seeded Strapi; its address goes to the tests as `baseURL` does, by environment. */
export default async function servers() {
  const cms = await startSeededCms({ log: 'journeys-cms' });
  const site = await startSite({ env: { CONTENT_URL: cms.url, CONTENT_TIMEOUT_MS: '15000' }, log: 'journeys-site' });
  process.env['SITE_UNDER_TEST'] = site.url;
  return async () => {
    await site.stop();
    await cms.stop();
  };
}
