import { defineConfig } from 'vitest/config';

const contract = { testTimeout: 60_000, hookTimeout: 180_000, fileParallelism: false };

/**
 * What the suites ask of: rules alone; the site against a real Strapi, which answers in either of its shapes; what
 * becomes of a form that was sent, on both databases.
 */
export default defineConfig({
  test: {
    // A condition is waited for as long as a machine with other things to do may need.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/{contract,cms,forms}/**/*.test.ts'],
          globalSetup: 'tests/support/strapi.ts',
          ...contract,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract-v4',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/strapi4.ts',
          ...contract,
        },
      },
      {
        extends: true,
        test: {
          name: 'outbox',
          include: ['tests/outbox/**/*.test.ts'],
          globalSetup: ['tests/support/postgresServer.ts', 'tests/support/strapi.ts'],
          ...contract,
        },
      },
    ],
  },
});
