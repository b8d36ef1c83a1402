type Ease = (progress: number) => number;

/** One coordinate of a curve from 0 to 1 with two handles. */
const along = (first: number, second: number, t: number) =>
  3 * first * t * (1 - t) ** 2 + 3 * second * t ** 2 * (1 - t) + t ** 3;

/** CSS's `cubic-bezier`: halved twenty times, which is exact to a millionth. */
const bezier =
  (x1: number, y1: number, x2: number, y2: number): Ease =>
  (progress) => {
    if (progress <= 0) return 0;
    if (progress >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let turn = 0; turn < 20; turn += 1) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < progress) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };

/** The timing functions, as CSS defines them. */
export const timings = {
  ease: bezier(0.25, 0.1, 0.25, 1),
  linear: (progress) => Math.min(1, Math.max(0, progress)),
  'ease-in': bezier(0.42, 0, 1, 1),
  'ease-out': bezier(0, 0, 0.58, 1),
  'ease-in-out': bezier(0.42, 0, 0.58, 1),
} satisfies Record<string, Ease>;

export type Timing = keyof typeof timings;
