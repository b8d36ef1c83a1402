/** Everything under the waterline: the mirrored motif in strips that slide, the wave that ends it, the ripples. */
import type { Colours } from './palette';
import type { Layer, Pen } from './pen';
import type { Random } from './random';
import type { Frame } from './scene';
import { rect, wavy } from './shapes';

export type Water = (layer: Layer) => string;

const waveLength = 300;
/** The mirror image starts a little above the line, behind the wave's crests. */
const lip = 26;
const squash = 0.92;
const turn = 2 * Math.PI;

interface Strip {
  y: number;
  height: number;
  shift: number;
}

const strips = ({ waterline, bottom }: Frame, phase: number) => {
  const cut: Strip[] = [];
  for (let y = waterline - lip; y < bottom; ) {
    const step = cut.length;
    // Whole pixels: a strip that ends within one leaves a hairline.
    const height = Math.round(15 + step * 3.4);
    cut.push({ y, height, shift: Math.sin(step * 1.9 + phase) * (5 + step * 3.1) });
    y += height;
  }
  return cut;
};

const ripples = ({ width, waterline }: Frame, random: Random, time: number) => {
  let y = waterline + 56;
  return Array.from({ length: 7 }, (_, index) => {
    const count = 2 + Math.floor((160 + random.next() * 520) / 80);
    const d = wavy(
      random.next() * width * 0.8 - 100 + 40 * Math.sin(turn * (time + index / 7)),
      y,
      80,
      8 + index,
      count,
    );
    y += 34 + index * 9;
    return { d, width: 5 + index * 0.9 };
  });
};

/** `time`, from 0 to 1, goes once round a loop of film; a picture stands at its beginning. */
export const water = (frame: Frame, colours: Colours, motif: Pen, random: Random, time = 0): Water => {
  const { width, waterline, bottom } = frame;
  const cut = strips(frame, random.next() * 6 + 2 * turn * time);
  const lines = ripples(frame, random, time);
  const start = -waveLength * (1 + random.next() - ((2 * time) % 1));
  const count = Math.ceil(width / waveLength) + 3;
  const surface = `${wavy(start, waterline, waveLength, 24, count)}V${bottom + 10}H${start}z`;
  return (layer) => {
    const paint = (colour: string) => (layer === 'mask' ? '#000' : colour);
    const mirror = `<g id="mirror" transform="translate(0 ${2 * waterline}) scale(1 ${-squash})"><path d="${rect(-200, frame.top - 400, width + 400, waterline + 500 - frame.top)}" fill="${paint(colours.sky)}"/>${motif.svg(layer)}</g>`;
    const clips = cut.map(
      ({ y, height }, index) =>
        `<clipPath id="strip${index}"><path d="${rect(-100, y, width + 200, height)}"/></clipPath>`,
    );
    const slices = cut.map(
      ({ shift }, index) => `<g clip-path="url(#strip${index})"><use href="#mirror" x="${shift.toFixed(1)}"/></g>`,
    );
    const strokes = lines.map(
      (line) => `<path d="${line.d}" fill="none" stroke="${paint(colours.ripple)}" stroke-width="${line.width}"/>`,
    );
    return `<defs>${mirror}${clips.join('')}<clipPath id="surface"><path d="${surface}"/></clipPath></defs><g clip-path="url(#surface)"><path d="${rect(0, 0, width, bottom)}" fill="${paint(colours.sky)}"/>${slices.join('')}${strokes.join('')}</g>`;
  };
};
