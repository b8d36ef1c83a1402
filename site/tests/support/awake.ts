import type { Page } from '@playwright/test';

/** A page whose script runs. */
export const openAwake = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
