import { ImageFault } from './fault.ts';
import { snap, snapBox } from './sizes.ts';

const formats = { avif: 'avif', webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg', png: 'png' } as const;
const fits = { cover: 'cover', contain: 'contain', fill: 'fill', inside: 'inside', outside: 'outside' } as const;
const sides = { center: [50, 50], top: [50, 0], bottom: [50, 100], left: [0, 50], right: [100, 50] } as const;

export type Format = (typeof formats)[keyof typeof formats];
export type Fit = keyof typeof fits;

/** What is asked for, once everything is a value that the service has settled on. */
export interface Wanted {
  /** The original's own, if none is named. */
  format?: Format;
  fit?: Fit;
  width?: number;
  height?: number;
  quality?: number;
  /** `#rrggbb`: what lies behind the see-through parts, and beside what does not fill its box. */
  background?: string;
  /** Which point stays in view when a picture is cut, in per cent from the left and from the top. */
  position?: readonly [number, number];
  /** When the source was last changed. It does no more than keep one state of a file apart from the next. */
  version?: string;
}

const refuse = (what: string): never => {
  throw new ImageFault(400, `${what} will not do`);
};

const pick = <T>(choices: Record<string, T>, value: string): T =>
  (Object.hasOwn(choices, value) ? choices[value] : undefined) ?? refuse(value);
const whole = (value: string): number => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : refuse(value));
/** Every value a modifier can take is one more picture to make and keep, so finer steps than these are rounded. */
const tens = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value / 10) * 10));

const resize = (value: string): Partial<Wanted> => {
  const [width = '', height = width, ...more] = value.split('x');
  return more.length > 0 ? refuse(value) : { width: whole(width), height: whole(height) };
};

const background = (value: string): Partial<Wanted> => {
  if (!/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return refuse(value);
  return { background: `#${value.length === 3 ? value.replace(/./g, '$&$&') : value}`.toLowerCase() };
};

const position = (value: string): Partial<Wanted> => {
  const [, x, y] = /^(\d{1,3})x(\d{1,3})$/.exec(value) ?? [];
  return { position: x && y ? [tens(Number(x), 0, 100), tens(Number(y), 0, 100)] : pick(sides, value) };
};

const parsers: Record<string, (value: string) => Partial<Wanted>> = {
  format: (value) => ({ format: pick(formats, value) }),
  fit: (value) => ({ fit: pick(fits, value) }),
  width: (value) => ({ width: whole(value) }),
  height: (value) => ({ height: whole(value) }),
  resize,
  quality: (value) => ({ quality: tens(whole(value), 20, 90) }),
  background,
  position,
  version: (value) => (/^\w{1,16}$/.test(value) ? { version: value } : refuse(value)),
};

/** ipx's short names. */
const short: Record<string, string> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
  pos: 'position',
  v: 'version',
};

/**
 * Reads `w_640,f_avif,…`; `_` alone asks for nothing. Sizes come out at the breakpoints.
 * @throws {ImageFault} 400 for anything that is not known, or asked for twice
 */
export const parseModifiers = (text: string): Wanted => {
  const wanted: Wanted = {};
  if (text === '_') return wanted;
  for (const part of text.split(',')) {
    const [, key = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? [];
    const found = pick(parsers, Object.hasOwn(short, key) ? (short[key] ?? '') : key)(value);
    if (Object.keys(found).some((name) => name in wanted)) refuse(part);
    Object.assign(wanted, found);
  }
  const { width, height } = wanted;
  if (width && height) return { ...wanted, ...snapBox(width, height) };
  return { ...wanted, ...(width && { width: snap(width) }), ...(height && { height: snap(height) }) };
};

/** The same for the same wish, however it was written. */
export const keyOf = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([name, value]) => `${name}_${String(value)}`)
    .sort()
    .join();
