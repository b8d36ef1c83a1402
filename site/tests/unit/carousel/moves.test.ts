import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults } from '../../../app/ui/carousel/options.ts';
import { swiped } from '../../../app/ui/carousel/swipe.ts';
import { throttle } from '../../../app/ui/carousel/throttle.ts';
import { timings } from '../../../app/ui/carousel/timing.ts';

describe('a swipe', () => {
  it.each([
    [-49, 0],
    [-50, 1],
    [50, -1],
    [49, 0],
    [0, 0],
  ])('of %i px leads %i on', (moved, way) => {
    expect(swiped(moved, 50, 0)).toBe(way);
  });

  it('that went over the seam of an infinite carousel is as long as it looked', () => {
    expect(swiped(920, 50, 1000)).toBe(1);
    expect(swiped(-920, 50, 1000)).toBe(-1);
    expect(swiped(-980, 50, 1000)).toBe(0);
  });
});

describe('throttled presses', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('do nothing until the time is over, and are not made up for', () => {
    const call = vi.fn();
    const press = throttle(500, call);
    press(1);
    press(2);
    vi.advanceTimersByTime(499);
    press(3);
    vi.advanceTimersByTime(1);
    expect(call.mock.calls).toEqual([[1]]);
    press(4);
    expect(call.mock.calls).toEqual([[1], [4]]);
  });
});

describe('timing functions', () => {
  it.each(Object.entries(timings))('%s goes from 0 to 1 and never back', (_, ease) => {
    const steps = Array.from({ length: 101 }, (_, step) => ease(step / 100));
    expect(steps[0]).toBe(0);
    expect(steps[100]).toBe(1);
    expect(ease(1.5)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('are the curves of CSS', () => {
    expect(timings.linear(0.3)).toBe(0.3);
    expect(timings.ease(0.5)).toBeCloseTo(0.8024, 3);
    expect(timings['ease-in'](0.5)).toBeCloseTo(0.3153, 3);
    expect(timings['ease-out'](0.5)).toBeCloseTo(0.6847, 3);
    expect(timings['ease-in-out'](0.5)).toBeCloseTo(0.5, 4);
  });
});

describe('defaults', () => {
  it('are those of the specification', () => {
    expect(defaults).toMatchObject({
      autoplay: false,
      autoplaySpeed: 3000,
      speed: 300,
      swipeDistance: 50,
      throttle: 500,
      centerPadding: '15%',
      slidesToShow: 1,
      slidesToScroll: 1,
      dots: true,
      navButtons: true,
      infinite: true,
      pauseOnHover: true,
    });
  });
});
