import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger drawn over the glass, in touch events that the browser itself takes for its scrolling. */
export const drawFinger = async (page: Page, from: Point, to: Point) => {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
    ]);
  await touch('touchEnd', []);
  await session.detach();
};
