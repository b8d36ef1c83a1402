import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAwake, scrolledTo } from '../support/moving.ts';

const shows = async (page: Page, number: number) => {
  // The first is never gone altogether: it holds the page's heading.
  const seen = () =>
    page
      .locator('[id^="slide-"]')
      .evaluateAll((slides) => slides.filter((slide) => slide.clientWidth > 1).map(({ id }) => id));
  await expect.poll(seen).toEqual([`slide-${number}`]);
  await expect(page.locator('nav [aria-current="true"][href^="#slide-"]')).toHaveAttribute('href', `#slide-${number}`);
};

const staysOnTop = (page: Page) => expect.poll(() => scrolledTo(page)).toBe(0);

test('a label shows its slide from the top of the page, and Back the one before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAwake(page, '/en');
  await shows(page, 1);
  await page.locator('a[href="#slide-2"]').click();
  await shows(page, 2);
  await staysOnTop(page);
  await expect(page.locator('#slide-2')).toBeFocused();
  await page.locator('a[href="#slide-3"]').click();
  await shows(page, 3);
  await staysOnTop(page);
  await page.goBack();
  await shows(page, 2);
  await page.goBack();
  await shows(page, 1);
});

test('a slide is shown when one comes back to it, and the first when one asks for home', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAwake(page, '/en#slide-2');
  await shows(page, 2);
  await page.locator('footer a[href="/en/careers#internship"]').click();
  await expect(page).toHaveURL('/en/careers#internship');
  await page.goBack();
  await expect(page).toHaveURL('/en#slide-2');
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(2000);
  await page.evaluate(() => scrollTo(0, 0));
  await shows(page, 2);
  await page.locator('header a[rel="home"]').click();
  await expect(page).toHaveURL('/en');
  await shows(page, 1);
  await staysOnTop(page);
});
