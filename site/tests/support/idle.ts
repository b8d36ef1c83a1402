import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

interface Waiting {
  work: () => void;
  timeout: number | undefined;
}

declare global {
  interface Window {
    waiting: Waiting[];
  }
}

/** The browser is idle when the test says so, and never by itself. */
export const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    window.waiting = [];
    window.requestIdleCallback = (work, options) => {
      const entry = { work: () => work({ didTimeout: false, timeRemaining: () => 50 }), timeout: options?.timeout };
      return window.waiting.push(entry);
    };
    window.cancelIdleCallback = (handle) => {
      const entry = window.waiting[handle - 1];
      if (entry) entry.work = () => undefined;
    };
    Object.defineProperty(window, 'waiting', { writable: false });
  });

/** How often somebody has asked to be called when the browser is idle. */
export const asked = (page: Page) => page.evaluate(() => window.waiting.length);

/** The browser is idle for one who waits, the nth in all; gives how long they would have waited at most. */
export const beIdle = async (page: Page, nth: number) => {
  await expect.poll(() => asked(page)).toBeGreaterThan(nth);
  return page.evaluate((index) => {
    const entry = window.waiting[index];
    entry?.work();
    return entry?.timeout;
  }, nth);
};
