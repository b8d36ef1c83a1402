/**
 * Chance that is the same every time: a picture belongs to its slug, so planting the demo twice, or on two
 * machines, draws the same harbour.
 */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(odds: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

const hashOf = (seed: string) => {
  let hash = 1779033703 ^ seed.length;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
};

export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
  const next = () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    chance: (odds) => next() < odds,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
};
