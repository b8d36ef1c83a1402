import type { Kind } from './kinds.ts';
import type { Fit, Format, Wanted } from './modifiers.ts';
import { largest } from './sizes.ts';

interface Size {
  width: number;
  height: number;
}

interface Plan {
  format: Format;
  /** The size to come out with. */
  size: Size;
  /** The part to cut out first, in pixels of the source. */
  cut?: Size & { left: number; top: number };
  /** True: the whole picture within the size, with room around it. False: it fills the size. */
  roomy: boolean;
}

const tallest = 4096;

/** How far a size has to shrink for no pixel of the source to be made larger than it is. */
const excess = (size: Size, source: Size, fit: Fit): number => {
  const scales = [size.width / source.width, size.height / source.height];
  return Math.max(1, size.height / tallest, fit === 'contain' ? Math.min(...scales) : Math.max(...scales));
};

const shrink = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width / by)),
  height: Math.max(1, Math.round(height / by)),
});

/** Cuts as `object-position` does in a browser: the point at x % of the picture comes to x % of the frame. */
const cutOf = (size: Size, source: Size, [x, y]: readonly [number, number]): Plan['cut'] => {
  const part = shrink(size, Math.max(size.width / source.width, size.height / source.height));
  const width = Math.min(part.width, source.width);
  const height = Math.min(part.height, source.height);
  return {
    width,
    height,
    left: Math.round(((source.width - width) * x) / 100),
    top: Math.round(((source.height - height) * y) / 100),
  };
};

/** What has to be done to a source for it to be what is wanted. Nothing is ever enlarged. */
export const planOf = (wanted: Wanted, source: Size, kind: Kind): Plan => {
  const { width, height, fit = 'cover', position = [50, 50] } = wanted;
  const format = wanted.format ?? (kind === 'gif' ? 'png' : kind);
  const ratio = source.width / source.height;
  if (!width || !height) {
    const size = height
      ? { width: height * ratio, height }
      : { width: width ?? largest, height: (width ?? largest) / ratio };
    return { format, size: shrink(size, excess(size, source, fit)), roomy: false };
  }
  const box = { width, height };
  if (fit === 'inside' || fit === 'outside') {
    const tight = ratio > width / height === (fit === 'inside');
    const size = tight ? { width, height: width / ratio } : { width: height * ratio, height };
    return { format, size: shrink(size, excess(size, source, fit)), roomy: false };
  }
  const size = shrink(box, excess(box, source, fit));
  if (fit === 'cover') return { format, size, cut: cutOf(size, source, position), roomy: false };
  return { format, size, roomy: fit === 'contain' };
};
