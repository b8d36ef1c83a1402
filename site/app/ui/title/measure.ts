import { emWidth } from './emWidth.ts';

/** Wider than this a line is no display line any more: at 320 px it would be set under 32 px. */
const widest = 9;

/** There is a class for every twentieth of an em; rounding up leaves air, never an overflow. */
const step = (em: number) => (Math.ceil(Math.max(1, em) * 20 - 1e-6) / 20).toFixed(2);

export interface Measured {
  lines: string[];
  /** The longest line in em, as `title.module.css` knows it; undefined when it is too long to be fitted. */
  longest: string | undefined;
  /** All lines as one, where that still makes a display line. */
  whole: string | undefined;
}

/** Measures a title whose lines an editor has broken. */
export const measure = (text: string): Measured => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const longest = Math.max(0, ...lines.map(emWidth));
  const whole = emWidth(lines.join(' '));
  return {
    lines,
    longest: longest > widest ? undefined : step(longest),
    whole: whole > widest ? undefined : step(whole),
  };
};
