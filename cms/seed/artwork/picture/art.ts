/** A harbour for a slug: sky, haze, motif, and its mirror image under the waterline. */
import sharp from 'sharp';
import type { Motif, View } from '../../define';
import { motifs } from '../motifs';
import type { Palette } from './palette';
import { type Layer, Pen } from './pen';
import { randomOf } from './random';
import { rasterOf } from './raster';
import type { Frame } from './scene';
import { rect } from './shapes';
import { paletteOf } from './sky';
import { water } from './water';

const frames: Record<View, Frame> = {
  landscape: { width: 1600, top: 0, waterline: 800, bottom: 1200 },
  narrow: { width: 960, top: 0, waterline: 800, bottom: 1200 },
  // The navigation stands in the extra sky; the picture ends soon after its waterline.
  wide: { width: 2000, top: -170, waterline: 800, bottom: 1030 },
};

/** As for palettes, in `sky.ts`: which way a motif looks. */
const thrown = 102937;

/** One side of the water. Both run through the same chance, in other colours. */
const motifPen = (slug: string, motif: Motif, view: View, palette: Palette, side: 'above' | 'below') => {
  const frame = frames[view];
  const flipped = randomOf(`flip ${thrown} ${slug}`).chance(0.5);
  const pen = new Pen(side, flipped);
  const scene = { ...frame, pen, colours: palette[side], random: randomOf(`${motif} ${slug}`), boxes: palette.boxes };
  const draw = () => motifs[motif][view === 'narrow' ? 'narrow' : 'broad'](scene);
  pen.at(flipped ? `translate(${frame.width} 0) scale(-1 1)` : '', draw);
  return pen;
};

/** Part of the sky stays flat: rest for the eye, and a third of the bytes. */
const fading = [0, 0, 0, 0.75] as const;
const gathering = [0, 0.25, 0, 0.95] as const;

const skyPen = ({ width, top, waterline }: Frame, { above, haze }: Palette) => {
  const pen = new Pen('sky');
  const sky = rect(0, top, width, waterline - top + 60);
  // Where the navigation stands in the sky, its words want a plain ground.
  if (top < 0) pen.body(sky, above.sky, haze.colour, gathering, 0, Math.max(haze.top, haze.bottom) * 0.85);
  else pen.body(sky, above.sky, haze.colour, haze.top > haze.bottom ? fading : gathering, haze.top, haze.bottom);
  return pen;
};

export const drawArt = async (slug: string, motif: Motif, view: View) => {
  const frame = frames[view];
  const palette = paletteOf(slug);
  const random = randomOf(`water ${slug}`);
  const height = frame.bottom - frame.top;
  const sky = skyPen(frame, palette);
  const above = motifPen(slug, motif, view, palette, 'above');
  const below = water(frame, palette.below, motifPen(slug, motif, view, palette, 'below'), random);
  const svg = (layer: Layer) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${frame.top} ${frame.width} ${height}" width="${frame.width}" height="${height}">${sky.svg(layer)}${above.svg(layer)}${below(layer)}</svg>`;
  const { pixels, raw } = await rasterOf(svg, random.whole(0, 900));
  return sharp(pixels, { raw }).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
};
