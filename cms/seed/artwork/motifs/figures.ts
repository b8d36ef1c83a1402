/** What several motifs have in it: the sun, boxes, people, draught marks, lattices. */
import type { Colours } from '../picture/palette';
import { down, type Pen, right, slant } from '../picture/pen';
import type { Scene } from '../picture/scene';
import { circle, polygon, rect } from '../picture/shapes';

export const sun = ({ pen, colours }: Scene, x: number, y: number, r: number, from = down, density = 0.8) =>
  pen.body(circle(x, y, r), colours.disc, colours.shade, from, 0, density);

/** People are 90 to 190 units tall and have no face. */
export const person = (pen: Pen, x: number, feet: number, height: number, dark: string, coat: string) => {
  const h = height;
  pen.disc(x, feet - h * 0.9, h * 0.12, dark);
  pen.path(
    `M${x - h * 0.17} ${feet - h * 0.42}q0 ${-h * 0.34} ${h * 0.17} ${-h * 0.34}t${h * 0.17} ${h * 0.34}z`,
    coat,
  );
  pen.rect(x - h * 0.13, feet - h * 0.44, h * 0.11, h * 0.44, dark);
  pen.rect(x + h * 0.02, feet - h * 0.44, h * 0.11, h * 0.44, dark);
};

const glyphs: Record<number, readonly string[]> = {
  0: ['111', '101', '101', '101', '111'],
  2: ['111', '001', '111', '100', '111'],
  4: ['101', '101', '111', '001', '001'],
  6: ['111', '100', '111', '101', '111'],
  8: ['111', '101', '111', '101', '111'],
};

/** A stencilled figure, three cells wide, read from the left however the picture is turned. */
export const digit = (pen: Pen, figure: number, x: number, y: number, cell: number, colour: string) => {
  (glyphs[figure] ?? []).forEach((row, line) => {
    const cells = pen.flipped ? [...row].reverse() : [...row];
    cells.forEach((on, column) => {
      if (on === '1') pen.rect(x + column * cell, y + line * cell * 0.84, cell + 0.6, cell * 0.84 + 0.6, colour);
    });
  });
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: keyof Colours;
}

const corrugation = (pen: Pen, { x, y, width, height }: Box, line: string) => {
  const count = Math.round(width / 21);
  for (let rib = 1; rib < count; rib++) {
    const at = x + (rib * width) / count;
    pen.line(at, y + height * 0.12, at, y + height * 0.88, line, 3);
  }
};

const doors = (pen: Pen, { x, y, width, height }: Box, line: string) => {
  pen.line(x + width / 2, y, x + width / 2, y + height, line, 4);
  for (const bar of [0.22, 0.38, 0.62, 0.78]) {
    pen.line(x + width * bar, y + height * 0.08, x + width * bar, y + height * 0.92, line, 4);
    pen.rect(x + width * bar - 9, y + height * 0.55, 18, 7, line);
  }
};

/** A sea container from its side, or from its doors. */
export const container = ({ pen, colours }: Scene, box: Box, face: 'side' | 'doors' = 'side') => {
  const { x, y, width, height, colour } = box;
  const dark = colour === 'mass';
  const line = dark ? colours.line2 : colours.mass;
  pen.body(rect(x, y, width, height), colours[colour], dark ? colours.shade2 : colours.shade, down, 0, 0.6);
  (face === 'doors' ? doors : corrugation)(pen, box, line);
  pen.stroke(rect(x, y, width, height), line, 5);
};

/** A colour for the next box that none of its neighbours has. */
export const boxColour = ({ boxes, random }: Scene, ...neighbours: (keyof Colours | undefined)[]): keyof Colours => {
  const [first, ...rest] = boxes.filter((name) => !neighbours.includes(name));
  return first ? random.pick([first, ...rest]) : random.pick(boxes);
};

/** Two posts braced by crosses. */
export const lattice = (pen: Pen, x: number, y: number, width: number, foot: number, post: number, colour: string) => {
  pen.clip(rect(x - post, y, width + 2 * post, foot - y), () => {
    pen.rect(x, y, post, foot - y, colour);
    pen.rect(x + width - post, y, post, foot - y, colour);
    const step = width * 0.95;
    for (let from = y; from < foot; from += step) {
      pen.line(x + post / 2, from, x + width - post / 2, from + step, colour, post * 0.55);
      pen.line(x + width - post / 2, from, x + post / 2, from + step, colour, post * 0.55);
      pen.rect(x, from - post * 0.25, width, post * 0.5, colour);
    }
  });
};

/** A wheel of a lift or a driving gear, turned by `angle`. */
export const wheel = ({ pen, colours }: Scene, x: number, y: number, r: number, angle: number) => {
  pen.body(circle(x, y, r), colours.accent, colours.shade, slant, 0, 0.8);
  pen.ring(x, y, r, r * 0.14, colours.mass);
  for (let spoke = 0; spoke < 8; spoke++) {
    const turn = (spoke * Math.PI) / 4 + angle;
    pen.line(x, y, x + Math.cos(turn) * r, y + Math.sin(turn) * r, colours.mass, r * 0.08);
  }
  pen.disc(x, y, r * 0.2, colours.mass);
};

/** A small coaster on the horizon, its keel under the water. */
export const coaster = (pen: Pen, x: number, sea: number, scale: number, hull: string, house: string) => {
  const s = scale;
  pen.path(
    polygon([x, sea - 44 * s], [x + 330 * s, sea - 44 * s], [x + 290 * s, sea + 40], [x + 20 * s, sea + 40]),
    hull,
  );
  pen.body(rect(x + 30 * s, sea - 112 * s, 120 * s, 70 * s), house, hull, right, 0, 0.4);
  pen.rect(x + 60 * s, sea - 150 * s, 34 * s, 40 * s, hull);
};
