import { test as base, expect } from '@playwright/test';

interface Watch {
  /** Whether payloads are fetched ahead. Not unless a test says so: what is asked for is then what its visitor asked for. */
  ahead: boolean;
  /** Errors and warnings on the console, failed requests, and requests that leave the site. */
  complaints: string[];
}

/** Runs in the page: a visitor with a data-saver. */
const saveData = () => {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
};

/** A page of the site under test, watched: whatever it complains about fails the test that does not expect it. */
export const test = base.extend<Watch & { forgive: (pattern: RegExp) => void }>({
  ahead: [false, { option: true }],
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
  page: async ({ page, ahead, complaints, forgive: _forgive, baseURL }, use) => {
    if (!ahead) await page.addInitScript(saveData);
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
