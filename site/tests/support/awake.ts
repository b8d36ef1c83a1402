import type { Page } from '@playwright/test';

export const awake = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** A page whose script runs. */
export const openAwake = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'load' });
  await awake(page);
};
