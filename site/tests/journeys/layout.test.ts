import { expect, test } from '../support/journey.ts';
import { screens } from '../support/openings.ts';
import { sideways } from '../support/sideways.ts';

test.beforeEach(({ forgive }) => forgive(/404/));

// 320 px is also what a window of 1280 px leaves at 400 % zoom.
for (const width of [320, 1920])
  test(`nothing scrolls sideways on a screen of ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 640 });
    for (const path of screens) {
      await page.goto(path, { waitUntil: 'load' });
      expect.soft(await sideways(page), path).toEqual([]);
    }
  });

test('nothing moves for one who asks for less motion', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'load' });
    const moving = await page.evaluate(() => {
      const playing = [...document.querySelectorAll('video')].filter((video) => !video.paused);
      const animated = document.getAnimations().filter((animation) => animation.playState === 'running');
      return [
        ...playing.map(() => 'a film'),
        ...animated.map(({ effect }) =>
          effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 100)) : 'an animation',
        ),
      ];
    });
    expect.soft(moving, path).toEqual([]);
  }
});
