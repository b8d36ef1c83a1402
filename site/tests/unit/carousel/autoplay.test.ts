import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplay } from '../../../app/ui/carousel/autoplay.ts';

describe('autoplay', () => {
  const next = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    next.mockClear();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('moves on after every delay', () => {
    createAutoplay(3000, next).go();
    vi.advanceTimersByTime(2999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    expect(next).toHaveBeenCalledTimes(3);
  });

  it('goes on with the rest of the time after a hold', () => {
    const autoplay = createAutoplay(3000, next);
    autoplay.go();
    vi.advanceTimersByTime(2000);
    autoplay.hold('hover');
    vi.advanceTimersByTime(60_000);
    expect(next).not.toHaveBeenCalled();
    autoplay.release('hover');
    vi.advanceTimersByTime(999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2999);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('waits until the last reason to stand still is gone', () => {
    const autoplay = createAutoplay(3000, next);
    autoplay.go();
    autoplay.hold('hover');
    autoplay.hold('focus');
    autoplay.release('hover');
    vi.advanceTimersByTime(10_000);
    expect(next).not.toHaveBeenCalled();
    autoplay.release('focus');
    vi.advanceTimersByTime(3000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('does not start while held, nor twice', () => {
    const autoplay = createAutoplay(3000, next);
    autoplay.hold('hidden');
    autoplay.go();
    vi.advanceTimersByTime(5000);
    expect(next).not.toHaveBeenCalled();
    autoplay.release('hidden');
    autoplay.go();
    autoplay.release('hidden');
    vi.advanceTimersByTime(3000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('gives a chosen slide its whole time', () => {
    const autoplay = createAutoplay(3000, next);
    autoplay.go();
    vi.advanceTimersByTime(2900);
    autoplay.startOver();
    vi.advanceTimersByTime(2900);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('starts over without starting what is held', () => {
    const autoplay = createAutoplay(3000, next);
    autoplay.go();
    vi.advanceTimersByTime(2900);
    autoplay.hold('focus');
    autoplay.startOver();
    vi.advanceTimersByTime(9000);
    expect(next).not.toHaveBeenCalled();
    autoplay.release('focus');
    vi.advanceTimersByTime(2999);
    expect(next).not.toHaveBeenCalled();
  });

  it('ends', () => {
    const autoplay = createAutoplay(3000, next);
    autoplay.go();
    autoplay.end();
    vi.advanceTimersByTime(9000);
    expect(next).not.toHaveBeenCalled();
  });
});
