import { ImageFault } from './fault.ts';

/** Lets a few work at a time. The others wait their turn, up to a number of them; more are sent away. */
export const createTurns = (places: number, seats: number) => {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= seats) throw new ImageFault(503, 'too much asked at once');
    if (busy >= places) await new Promise<void>((next) => waiting.push(next));
    else busy += 1;
    try {
      return await work();
    } finally {
      // A place goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
};
