import { type ImageOrder, imageAddress, widths } from './imageAddress.ts';

interface Source {
  url: string;
  width: number | undefined;
}

/** A last step to the original's full width is worth it from this much on. */
const worthIt = 1.15;

/** A `srcset`: the picture at every breakpoint below its own width, and at its own. Nothing larger exists of it. */
export const candidates = ({ url, width = 1536 }: Source, format: NonNullable<ImageOrder['format']>): string => {
  const below = widths.filter((step) => step < width).map((step) => [step, step]);
  const next = widths.find((step) => step >= width);
  const own = next && width > (below.at(-1)?.[0] ?? 0) * worthIt ? [[next, width]] : [];
  return [...below, ...own]
    .map(([order, shown]) => `${imageAddress(url, { format, width: order })} ${shown}w`)
    .join(', ');
};
