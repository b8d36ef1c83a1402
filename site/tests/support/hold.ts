import type { Page } from '@playwright/test';

/**
 * Requests wait until the test lets them go, so that what it does first is early however fast the machine.
 * @returns lets them go
 */
export const hold = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
