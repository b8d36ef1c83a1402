import { test as base, expect } from '@playwright/test';

interface Watch {
  /** Errors and warnings on the console, failed requests, and requests that leave the site. */
  complaints: string[];
}

/** A page of the site under test, watched: whatever it complains about fails the test that does not expect it. */
export const test = base.extend<Watch & { forgive: (pattern: RegExp) => void }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs; this one needs nothing.
  baseURL: async ({}, use) => use(process.env['SITE_UNDER_TEST'] ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs; this one needs nothing.
  complaints: async ({}, use) => use([]),
  forgive: async ({ complaints }, use) => {
    const forgiven: RegExp[] = [];
    await use((pattern) => forgiven.push(pattern));
    const left = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)));
    expect(left).toEqual([]);
  },
  page: async ({ page, complaints, forgive: _forgive, baseURL }, use) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        complaints.push(`off the site: ${request.url()}`);
    });
    await use(page);
  },
});

export { expect };
