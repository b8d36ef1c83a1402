import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';

/** Journeys in Debian's Chromium, against the production build and a real Strapi, which `servers.ts` starts. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/servers.ts',
  outputDir: '../.tmp/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A condition is waited for as long as a machine with other things to do may need.
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: { launchOptions: launchOptions(), trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    { name: 'script', testIgnore: /noScript/ },
    { name: 'no script', testMatch: /noScript/, use: { javaScriptEnabled: false } },
  ],
});
