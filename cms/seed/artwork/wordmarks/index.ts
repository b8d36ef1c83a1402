/**
 * The clients' names, each as the outline of its own lettering: no font is needed, and every one is invented.
 * The outlines were taken once from fonts under the Open Font Licence (Unbounded, Syne, DM Serif Display, Bowlby
 * One, Saira, Stardos Stencil, Familjen Grotesk, Big Shoulders, Outfit, Instrument Serif, Archivo, Michroma, Space
 * Grotesk), with bars, gates, arches and waves of our own.
 */
import sharp from 'sharp';
import { ink } from '../picture/palette';
import outlines from './outlines.json';

interface Outline {
  width: number;
  height: number;
  d: string;
}

const known = new Map<string, Outline>(Object.entries(outlines));

/** `name` as the partner is called, in whatever case. */
export const drawWordmark = (name: string) => {
  const outline = known.get(name.toLowerCase());
  if (!outline) throw new Error(`No word mark is drawn for "${name}". Known: ${[...known.keys()].join(', ')}.`);
  const { width, height, d } = outline;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}"><path d="${d}" fill="${ink}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
};
