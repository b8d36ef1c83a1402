import sharp from 'sharp';
import type { Layer } from './pen';
import { stipple } from './stipple';

const raster = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The three layers of a drawing joined into raw RGB; `shift` is where in the noise it lies. */
export const rasterOf = async (svg: (layer: Layer) => string, shift: number) => {
  const [flat, tone, mask] = await Promise.all([raster(svg('flat')), raster(svg('tone')), raster(svg('mask'))]);
  return { pixels: stipple(flat.data, tone.data, mask.data, flat.info.width, shift), raw: flat.info };
};
