import type { TestProject } from 'vitest/node';
import { startSeededCms } from '../../../scripts/lib/template.mjs';
import { adminLogin } from './adminLogin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real Strapi with the demo's content. */
    cmsUrl: string;
    /** Its administrator, signed in once for all tests. */
    adminToken: string;
    /** The same, as the site is to reach it: directly, or with its answers in the v4 shape. */
    contentUrl: string;
  }
}

/** One Strapi for all contract tests of a run. */
export default async function setup(project: TestProject) {
  const cms = await startSeededCms({ log: 'contract-cms' });
  project.provide('cmsUrl', cms.url);
  project.provide('adminToken', await adminLogin(cms.url));
  project.provide('contentUrl', cms.url);
  return () => cms.stop();
}
