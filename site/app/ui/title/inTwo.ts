import { emWidth } from './emWidth.ts';

/** Up to here a line fills a telephone's width well enough by itself. */
const short = 4.2;

/** A title in two lines, as even as its words allow; one that an editor has broken, or of one word, as it is. */
export const inTwo = (text: string): string => {
  const words = text.trim().split(/ +/);
  if (words.length < 2 || text.includes('\n') || emWidth(text) <= short) return text;
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(emWidth));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best)).join('\n');
};
