import type { Page } from '@playwright/test';

/** The paths of the documents that a page loads from now on. */
export const documentsOf = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
};
