/** Which colours a slug throws, and the ground of the site that its sky is nearest to: the menu lies on a header's sky. */
import { fog, harbour, ink, type Palette, paletteNames, palettes, paper, signal, tide } from './palette';
import { randomOf } from './random';

/**
 * A throw of the dice at which the demo's cases, in their order, have no neighbour in the same palette, and two slugs
 * of one motif hardly ever share both palette and side.
 */
const thrown = 81476;

export const paletteOf = (slug: string): Palette => palettes[randomOf(`palette ${thrown} ${slug}`).pick(paletteNames)];

const grounds: Record<string, string> = {
  [paper]: 'paper',
  [fog]: 'fog',
  [ink]: 'ink',
  [harbour]: 'ink',
  [signal]: 'signal',
  [tide]: 'tide',
};

export const skyOf = (slug: string) => grounds[paletteOf(slug).above.sky];
