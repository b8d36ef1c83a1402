/**
 * Shades by dots: where a fixed field of noise lies under the mask the tone shows, elsewhere the flat colour.
 * The field is made once. Softened white noise with its values spread into a hill, so that a shade starts sparse,
 * ends nearly solid, and never shows a grid.
 */
import { randomOf } from './random';

const size = 1024;
const steepness = 4;

/** How far shades reach into each other: a larger hill has more lonely dots. */
const spread = 40;

let field: Uint8ClampedArray | undefined;

/** White noise, each value blurred with its neighbours: grains of about two pixels. */
const softened = () => {
  const random = randomOf('stipple');
  const white = Float32Array.from({ length: size * size }, () => random.next());
  const at = (x: number, y: number) => white[((y + size) % size) * size + ((x + size) % size)] ?? 0;
  return Float32Array.from({ length: size * size }, (_, index) => {
    const x = index % size;
    const y = (index - x) / size;
    const sides = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
    return at(x, y) + 0.6 * sides + 0.3 * corners;
  });
};

/** The same hill for whatever blur: middle 128, deviation `spread`. */
const levelled = (values: Float32Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return Uint8ClampedArray.from(values, (value) => 128 + ((value - mean) / deviation) * spread);
};

/** All three are raw RGB rasters of one size; the answer is written into `flat`. */
export const stipple = (flat: Buffer, tone: Buffer, mask: Buffer, width: number, shift: number) => {
  field ??= levelled(softened());
  const pixels = flat.length / 3;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const byte = pixel * 3;
    const wanted = mask[byte] ?? 0;
    if (wanted === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    const noise = field[((y + shift * 7) % size) * size + ((x + shift * 13) % size)] ?? 0;
    const share = Math.min(1, Math.max(0, ((wanted - noise) * steepness) / 255 + 0.5));
    if (share === 0) continue;
    for (let channel = byte; channel < byte + 3; channel++) {
      const from = flat[channel] ?? 0;
      flat[channel] = from + ((tone[channel] ?? 0) - from) * share;
    }
  }
  return flat;
};

/** A light tooth over a raw RGB raster, so that flat colour looks printed. */
export const grain = (pixels: Buffer, width: number) => {
  field ??= levelled(softened());
  for (let byte = 0; byte < pixels.length; byte++) {
    const pixel = (byte - (byte % 3)) / 3;
    const x = pixel % width;
    const noise = field[(((pixel - x) / width) % size) * size + (x % size)] ?? 0;
    const value = pixels[byte] ?? 0;
    if (noise < 70) pixels[byte] = value + (value > 127 ? -1 : 1) * (70 - noise) * 0.24;
  }
  return pixels;
};
