/**
 * What the motifs draw with: flat shapes, and shades that fade by stipple instead of by gradient.
 *
 * librsvg takes seconds over noise filters, so the drawing is written out three times and `stipple.ts` joins the
 * rasters: `flat` has no shades, `tone` has every shade at full strength, `mask` says how much of it shows where.
 */
import { circle, rect } from './shapes';

export type Layer = 'flat' | 'tone' | 'mask';
type Mark = (layer: Layer) => string;
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

/** Where a shade goes, in shares of the shape's own box. */
export const down: Direction = [0, 0, 0, 1];
export const right: Direction = [0, 0, 1, 0];
export const left: Direction = [1, 0, 0, 0];
export const slant: Direction = [0, 0, 1, 1];

export class Pen {
  private marks: Mark[] = [];
  private ids = 0;

  /** `name` keeps the ids of two drawings in one picture apart; `flipped` is for writing, which must not be mirrored. */
  constructor(
    private readonly name: string,
    readonly flipped = false,
  ) {}

  svg(layer: Layer): string {
    return this.marks.map((mark) => mark(layer)).join('');
  }

  path(d: string, colour: string) {
    this.marks.push((layer) => `<path d="${d}" fill="${layer === 'mask' ? '#000' : colour}"/>`);
  }

  stroke(d: string, colour: string, width: number) {
    this.marks.push(
      (layer) => `<path d="${d}" fill="none" stroke="${layer === 'mask' ? '#000' : colour}" stroke-width="${width}"/>`,
    );
  }

  rect(x: number, y: number, width: number, height: number, colour: string) {
    this.path(rect(x, y, width, height), colour);
  }

  disc(x: number, y: number, r: number, colour: string) {
    this.path(circle(x, y, r), colour);
  }

  ring(x: number, y: number, r: number, width: number, colour: string) {
    this.stroke(circle(x, y, r), colour, width);
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, width: number) {
    this.stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, width);
  }

  /** A colour over a shape whose density goes from one share to the other along the direction. */
  shade(d: string, colour: string, [x1, y1, x2, y2]: Direction, from: number, to: number) {
    const id = this.id();
    this.marks.push((layer) => {
      if (layer === 'flat') return '';
      if (layer === 'tone') return `<path d="${d}" fill="${colour}"/>`;
      const stop = (offset: number, share: number) =>
        `<stop offset="${offset}" stop-color="#fff" stop-opacity="${share}"/>`;
      return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stop(0, from)}${stop(1, to)}</linearGradient><path d="${d}" fill="url(#${id})"/>`;
    });
  }

  /** A shape with its shade: what most bodies are. */
  body(d: string, colour: string, shade: string, direction: Direction, from: number, to: number) {
    this.path(d, colour);
    this.shade(d, shade, direction, from, to);
  }

  clip(d: string, draw: () => void) {
    const id = this.id();
    this.group(`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`, draw);
  }

  at(transform: string, draw: () => void) {
    this.group(`<g transform="${transform}">`, draw);
  }

  private group(open: string, draw: () => void) {
    const outer = this.marks;
    const inner: Mark[] = [];
    this.marks = inner;
    draw();
    this.marks = outer;
    outer.push((layer) => `${open}${inner.map((mark) => mark(layer)).join('')}</g>`);
  }

  private id() {
    this.ids += 1;
    return `${this.name}${this.ids}`;
  }
}
