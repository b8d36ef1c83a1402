import { expect, type Locator, type Page } from '@playwright/test';
import { openAwake } from '../support/awake.ts';
import { drawFinger } from '../support/finger.ts';
import { test } from '../support/workshop.ts';

// In one worker, in the catalogue: a carousel whose slides are links.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true });

const opened = async (page: Page) => {
  await openAwake(page, '/en/catalogue?block=cases-carousel&theme=paper');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  // A development server prepares what is asked for when it is asked.
  await expect(carousel).toHaveAttribute('data-active', 'true', { timeout: 30_000 });
  const link = carousel.locator('li a').first();
  await expect(link).toBeVisible();
  return { position: carousel.locator('[aria-live]'), link };
};

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a finger draws the next slide in, and leads nowhere', async ({ page }) => {
  const { position, link } = await opened(page);
  const address = page.url();
  const from = await middleOf(link);
  await drawFinger(page, from, { x: from.x - 250, y: from.y });
  await expect(position).toContainText('2 of');
  await drawFinger(page, from, { x: from.x + 250, y: from.y });
  await expect(position).toContainText('1 of');
  expect(page.url()).toBe(address);
});

test('a mouse drags it, and the link that was dragged is not followed', async ({ page }) => {
  const { position, link } = await opened(page);
  const address = page.url();
  const { x, y } = await middleOf(link);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 250, y, { steps: 10 });
  await page.mouse.up();
  await expect(position).toContainText('2 of');
  expect(page.url()).toBe(address);
});

test('a drag that is too short goes back, and leads nowhere either', async ({ page }) => {
  const { position, link } = await opened(page);
  const address = page.url();
  const { x, y } = await middleOf(link);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 5 });
  await page.mouse.up();
  await expect(position).toContainText('1 of');
  expect(page.url()).toBe(address);
});

test('a press without a drag follows the link', async ({ page }) => {
  const { link } = await opened(page);
  const href = await link.getAttribute('href');
  const { x, y } = await middleOf(link);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(href ?? '');
});
