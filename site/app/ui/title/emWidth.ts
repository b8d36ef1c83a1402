import advances from './advances.json' with { type: 'json' };

/** In thousandths of an em; packed, two digits in base 36 a letter, since it goes to every browser. */
const table = new Map(
  [...advances.letters].map((letter, index) => [
    letter,
    Number.parseInt(advances.widths.slice(2 * index, 2 * index + 2), 36),
  ]),
);

/** The widest common letter, for one the table does not know: a title may come out small, never too wide. */
const unknown = 870;

/** Display type is set this tight, see `title.module.css`. */
const tracking = -44;

/** How wide a line is in the display type (800, opsz 96), in em: what is needed to fit it to a width without a script. */
export const emWidth = (line: string): number => {
  const letters = [...line.normalize('NFC').replaceAll(/[\u00ad\u2060]/gu, '')];
  return letters.reduce((sum, letter) => sum + (table.get(letter) ?? unknown) + tracking, 0) / 1000;
};
