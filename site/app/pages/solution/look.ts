import type { Theme } from '../../blocks/define.ts';

/** The sky that a product's or service's word stands in; `Pitch.module.css` knows the water that belongs to it. */
const skies = { product: ['tide', 'signal'], service: ['paper', 'ink'] } as const satisfies Record<string, Theme[]>;

/** Neighbours of a kind look different: they take the skies of their kind in turn. */
export const skyOf = (kind: keyof typeof skies, order: number | undefined): Theme => {
  const [odd, even] = skies[kind];
  return (order ?? 1) % 2 === 0 ? even : odd;
};

/** A name's lines: broken where an editor allows it (a soft hyphen), else at the space nearest to its middle. */
export const linesOf = (name: string): string => {
  if (name.includes('\u00ad')) return name.replaceAll('\u00ad', '\u00ad\n');
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [nearest] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest === undefined ? name : `${name.slice(0, nearest)}\n${name.slice(nearest + 1)}`;
};
