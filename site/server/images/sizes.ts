import { standInWidth, widths } from '../../app/ui/imageAddress.ts';

const steps = [standInWidth, ...widths];
export const largest = Math.max(...steps);

/** Shapes a picture can be cut to. Any other becomes the nearest of these, so that nobody can ask for endless sizes. */
const ratios = [
  [1, 4],
  [1, 3],
  [1, 2],
  [9, 16],
  [2, 3],
  [3, 4],
  [4, 5],
  [1, 1],
  [5, 4],
  [4, 3],
  [16, 11],
  [3, 2],
  [16, 9],
  [40, 21],
  [2, 1],
  [21, 10],
  [21, 9],
  [3, 1],
  [4, 1],
].map(([width = 1, height = 1]) => width / height);

/** The next breakpoint up. */
export const snap = (length: number): number => steps.find((step) => step >= length) ?? largest;

/** A width at a breakpoint, with a height that makes one of the known shapes of it. */
export const snapBox = (width: number, height: number): { width: number; height: number } => {
  const distance = (ratio: number) => Math.abs(Math.log((ratio * height) / width));
  const ratio = ratios.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const snapped = snap(width);
  return { width: snapped, height: Math.round(snapped / ratio) };
};
