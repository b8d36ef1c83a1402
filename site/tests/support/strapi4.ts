import type { TestProject } from 'vitest/node';
import { startSeededCms } from '../../../scripts/lib/template.mjs';
import { adminLogin } from './adminLogin.ts';
import { standBetween } from './between.ts';

/** The same Strapi, asked to answer in version 4's shape (`data.attributes`). */
export default async function setup(project: TestProject) {
  const cms = await startSeededCms({ log: 'contract-v4-cms' });
  const between = await standBetween(cms.url, { headers: { 'strapi-response-format': 'v4' } });
  project.provide('cmsUrl', cms.url);
  project.provide('adminToken', await adminLogin(cms.url));
  project.provide('contentUrl', between.url);
  return async () => {
    await between.close();
    await cms.stop();
  };
}
