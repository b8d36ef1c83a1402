import type { ImageFault } from './fault.ts';

const most = 1_000;
const outOfReachMs = 2_000;
const wrongMs = 60_000;

/** Remembers for a moment what could not be had, so that asking again and again costs neither us nor the source. */
export const createRefusals = () => {
  const known = new Map<string, { fault: ImageFault; until: number }>();
  return {
    of: (key: string): ImageFault | undefined => {
      const entry = known.get(key);
      if (!entry || entry.until > Date.now()) return entry?.fault;
      known.delete(key);
      return undefined;
    },
    add: (key: string, fault: ImageFault): void => {
      known.delete(key);
      known.set(key, { fault, until: Date.now() + (fault.status === 503 ? outOfReachMs : wrongMs) });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
};
