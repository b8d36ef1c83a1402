import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../../scripts/lib/processes.mjs';
import { startSeededCms } from '../../../scripts/lib/template.mjs';

/**
 * The site's production build on a seeded Strapi; its address goes to the tests as `baseURL` does, by environment. A
 * site that runs already may be named there instead, which saves the wait while one works on a journey.
 */
export default async function servers() {
  if (process.env['SITE_UNDER_TEST']) return undefined;
  const cms = await startSeededCms({ log: 'journeys-cms' });
  const data = mkdtempSync(join(tmpdir(), 'journeys-'));
  const env = {
    CONTENT_URL: cms.url,
    CONTENT_TIMEOUT_MS: '15000',
    SITE_DATA_DIR: data,
    // All journeys come from one address.
    FORMS_PER_HOUR: '1000',
    FORMS_FLAGGED_PER_HOUR: '1000',
  };
  const site = await startSite({ env, log: 'journeys-site' });
  process.env['SITE_UNDER_TEST'] = site.url;
  process.env['CMS_UNDER_TEST'] = cms.url;
  return async () => {
    await site.stop();
    await cms.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
