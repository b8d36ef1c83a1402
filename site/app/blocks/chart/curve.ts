/** Where the water stands and what rises over it, in parts of the chart's height from its top. */
export const waterline = 0.74;
const crest = 0.15;
/** How deep a value below the agreed may hang into the water, which has words in it too. */
const trough = 0.84;

export interface Point {
  x: number;
  y: number;
}

/**
 * Where each value stands, x and y from 0 to 1: the first at the left, the last at the right, the agreed at the water
 * line, everything else in proportion.
 */
export const placesOf = (values: number[], agreed: number): Point[] => {
  const over = values.map((value) => value - agreed);
  const up = (waterline - crest) / Math.max(...over, 0);
  const down = (trough - waterline) / Math.max(...over.map((value) => -value), 0);
  const scale = Math.min(up, down);
  const last = Math.max(values.length - 1, 1);
  return over.map((value, index) => ({
    x: index / last,
    y: waterline - (Number.isFinite(scale) ? value * scale : 0),
  }));
};

/** The slope at each place; level at crests, troughs and ends, so that the curve never overshoots what was measured. */
const slopesOf = (places: Point[]): number[] => {
  const steps = places.slice(1).map(({ x, y }, index) => {
    const before = places[index] ?? { x: 0, y: 0 };
    return (y - before.y) / (x - before.x);
  });
  return places.map((_, index) => {
    const before = steps[index - 1] ?? 0;
    const after = steps[index] ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
};

const round = (part: number, size: number) => Math.round(part * size * 10) / 10;

/**
 * An SVG path along the places, closed along the water line: what lies between the two. It goes on level beyond both
 * ends, so that it fills whatever margin the chart has.
 */
export const waveOver = (places: Point[], width: number, height: number, beyond: number): string => {
  const at = ({ x, y }: Point) => `${round(x, width)} ${round(y, height)}`;
  const slopes = slopesOf(places);
  const curves = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    const reach = (to.x - from.x) / 3;
    const out = { x: from.x + reach, y: from.y + reach * (slopes[index] ?? 0) };
    const back = { x: to.x - reach, y: to.y - reach * (slopes[index + 1] ?? 0) };
    return `C${at(out)} ${at(back)} ${at(to)}`;
  });
  const start = round(places[0]?.y ?? waterline, height);
  const level = round(waterline, height);
  return `M${round(-beyond, width)} ${level}V${start}H0${curves.join('')}H${round(1 + beyond, width)}V${level}z`;
};

/** What stands in the wave needs this much of it, over this much of the chart's width. */
const room = { height: 0.18, width: 0.33 };

/** At which end the wave is high enough for the total to stand in it, if at any. */
export const endWithRoom = (places: Point[]): 'start' | 'end' | undefined => {
  const isHigh = ({ y }: Point) => waterline - y >= room.height;
  if (places.filter(({ x }) => x >= 1 - room.width).every(isHigh)) return 'end';
  return places.filter(({ x }) => x <= room.width).every(isHigh) ? 'start' : undefined;
};
