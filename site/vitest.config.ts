import { defineConfig } from 'vitest/config';

const contract = { testTimeout: 60_000, hookTimeout: 180_000, fileParallelism: false };

/** What the suites ask of: rules alone; the site against a real Strapi, which answers in either of its shapes. */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'tests/cms/**/*.test.ts'],
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
    ],
  },
});
