import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A page whose script is at work: until then whoever changes it, or clicks, is ahead of it. */
export const openAwake = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'load' });
  await awake(page);
};

export const awake = (page: Page) => page.locator('html[data-complete]').waitFor({ state: 'attached' });

/** How far an element's upper edge is from the window's. */
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until the page has come to rest with the element where a hash puts it, 100 px below the edge, and focus on it. */
export const isReached = async (page: Page, selector: string) => {
  await expect.poll(() => topOf(page, selector)).toBe(100);
  await expect(page.locator(selector)).toBeFocused();
};

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Presses a link, wherever it is on the page; where the page is at the very end of that. */
export const press = (page: Page, selector: string) =>
  page.locator(selector).evaluate((link: HTMLElement) => {
    link.click();
    return Math.round(scrollY);
  });

/** Puts a paragraph with this id at the end of the screen. */
export const addTarget = (page: Page, id: string) =>
  page.evaluate((name) => {
    const target = document.createElement('p');
    target.id = name;
    target.textContent = 'Later than the rest';
    target.style.blockSize = '2000px';
    document.querySelector('main')?.append(target);
  }, id);
