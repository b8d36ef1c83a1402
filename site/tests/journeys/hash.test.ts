import type { Page } from '@playwright/test';
import { noticeOf } from '../support/consent.ts';
import { expect, test } from '../support/journey.ts';
import { addTarget, isReached, openAwake, press, scrolledTo, topOf } from '../support/moving.ts';

const letter = '/en/privacy-statement';
const contents = (id: string) => `main nav a[href="#${id}"]`;

test('an address with a hash opens 100 px above its target, with focus on it', async ({ page }) => {
  await openAwake(page, `${letter}#your-rights`);
  await isReached(page, '#your-rights');
});

test('a link within the page glides to its target; pressed again, it leads there again', async ({ page }) => {
  await openAwake(page, letter);
  expect(await press(page, contents('your-rights'))).toBe(0);
  await isReached(page, '#your-rights');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await press(page, contents('your-rights'))).toBe(0);
  await isReached(page, '#your-rights');
  await expect(page.locator('html[data-glide]')).toHaveCount(0);
});

test('reduced motion: a jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, letter);
  const jumped = await press(page, contents('your-rights'));
  await isReached(page, '#your-rights');
  expect(await scrolledTo(page)).toBe(jumped);
});

test('a link to a part of another page begins at its top and glides', async ({ page }) => {
  await openAwake(page, letter);
  const link = page.locator('footer a[href="/en/careers#internship"]');
  await link.scrollIntoViewIfNeeded();
  const further = await scrolledTo(page);
  await link.click();
  await expect(page).toHaveURL('/en/careers#internship');
  await isReached(page, '#internship');
  expect(await scrolledTo(page)).toBeLessThan(further);
  await expect(page.locator('body > [data-navigation]')).toHaveText(await page.title());
  // On the page itself the same link leads there again.
  await link.click();
  await isReached(page, '#internship');
});

test('Back and Forward restore where one was, without gliding or going to the target', async ({ page }) => {
  await openAwake(page, letter);
  await page.locator(contents('what-we-keep')).click();
  await isReached(page, '#what-we-keep');
  const first = await scrolledTo(page);
  await press(page, contents('your-rights'));
  await isReached(page, '#your-rights');
  await page.evaluate(() => scrollBy({ top: 77, behavior: 'instant' }));
  const second = await scrolledTo(page);
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(first);
  await page.goForward();
  await expect.poll(() => scrolledTo(page)).toBe(second);
  await page.locator('footer a[href="/en/careers#internship"]').click();
  await isReached(page, '#internship');
  await page.goBack();
  await expect(page.locator('h1')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await page.goForward();
  await expect(page).toHaveURL('/en/careers#internship');
  await expect.poll(() => topOf(page, '#internship')).toBe(100);
  await expect(page.locator('h1')).toBeFocused();
});

test('a reload restores too', async ({ page }) => {
  await openAwake(page, `${letter}#your-rights`);
  await isReached(page, '#your-rights');
  await page.evaluate(() => scrollTo(0, 333));
  await page.reload({ waitUntil: 'networkidle' });
  // Give or take a line or two: the browser keeps its place in the text while fonts come. The target is far below.
  const off = async () => Math.abs((await scrolledTo(page)) - 333);
  await expect.poll(off).toBeLessThan(60);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

/** A page with time standing still, 200 px down, that has been asked for a part it does not have yet. */
const askForLate = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await openAwake(page, letter);
  // An hour is too long for anything that is still on its way.
  await noticeOf(page).waitFor();
  await page.clock.pauseAt(3_600_000);
  await page.evaluate(() => {
    scrollTo(0, 200);
    location.hash = '#late';
  });
  await expect.poll(() => page.evaluate(() => history.state?.key)).toBeTruthy();
};

test('a target that comes late is waited for, up to the fiftieth look', async ({ page }) => {
  await askForLate(page);
  await page.clock.runFor(4850);
  expect(await scrolledTo(page)).toBe(200);
  await addTarget(page, 'late');
  await page.clock.runFor(50);
  await isReached(page, '#late');
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('late');
});

test('after that it is given up without a word', async ({ page }) => {
  await askForLate(page);
  await page.clock.runFor(4900);
  await addTarget(page, 'late');
  await page.clock.runFor(60_000);
  expect(await scrolledTo(page)).toBe(200);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('a document that was loaded for a target waits for it too', async ({ page }) => {
  await openAwake(page, `${letter}#late`);
  await addTarget(page, 'late');
  await isReached(page, '#late');
});

test('who scrolls on in the meantime is not called back', async ({ page }) => {
  await askForLate(page);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolledTo(page)).toBe(320);
  await addTarget(page, 'late');
  await page.clock.runFor(10_000);
  expect(await scrolledTo(page)).toBe(320);
});

for (const hash of ['#%E0%A4%A', '#.a > b, c', '#[', '#menu"]', '##'])
  test(`an odd hash does no harm: ${hash}`, async ({ page, forgive }) => {
    // The router's own word, where nothing can be decoded.
    forgive(/is not a decodable element ID/);
    await page.clock.install();
    await openAwake(page, letter + hash);
    await page.evaluate(() => scrollTo(0, 200));
    await page.evaluate((odd) => {
      location.hash = '#other';
      location.hash = odd;
    }, hash);
    await page.clock.runFor(6000);
    expect(await scrolledTo(page)).toBe(200);
    await page.locator(contents('your-rights')).click();
    await isReached(page, '#your-rights');
  });

test('a hash in letters that need encoding is found', async ({ page }) => {
  await openAwake(page, letter);
  await addTarget(page, 'één deel');
  await page.evaluate(() => {
    location.hash = '#één deel';
  });
  await isReached(page, '[id="één deel"]');
});
