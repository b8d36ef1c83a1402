import type { Page } from '@playwright/test';

/** A page as it is read: what comes into view on scrolling has come, and nothing is in the middle of moving. */
export const openSettled = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const response = await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const loaded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 4000))]);
    await document.fonts.ready;
  });
  return response;
};
