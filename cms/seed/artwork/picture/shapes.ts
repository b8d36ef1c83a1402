/** Outlines, as the `d` of an SVG path. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

export const polygon = (...points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** A wavy line to the right of (x, y), as long as `count` whole waves. */
export const wavy = (x: number, y: number, length: number, height: number, count: number) =>
  `M${round(x)} ${round(y)}${`q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`.repeat(count)}`;
